import type {
  Autocomplete,
  CalendarEngine,
  SearchIndex,
} from '../../../worker/search/port/engine.ts'

export type WritableAutocomplete = Autocomplete & SearchIndex
export type WritableCalendar = CalendarEngine & SearchIndex

/** Creates an engine with an empty index. `now` decides which edition is the next. */
export type CreateEngine<Engine> = (now: () => Date) => Promise<Engine>
