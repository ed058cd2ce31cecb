import type { SearchEngine } from '../../../worker/search/port/engine.ts'

/** Creates an engine with an empty index. `now` decides which edition is the next. */
export type CreateEngine = (now: () => Date) => Promise<SearchEngine>
