import * as v from 'valibot'
import { isSafeSource } from './safe-source.ts'

/** Settings of search, part of the worker's settings (env.ts). */
export const searchSettings = {
  /** Engine of the search box's suggestions. The calendar is always answered by the embedded one. */
  SEARCH_ENGINE: v.optional(v.picklist(['embedded', 'meilisearch']), 'embedded'),
  /** Address of the Meilisearch; it is written as soon as the indexer's key is set, also before it answers. */
  MEILISEARCH_URL: v.optional(
    v.union([v.literal(''), v.pipe(v.string(), v.check(isSafeSource, 'must be an https address'))]),
    '',
  ),
  /** Key that may only search, used by visitors' requests. */
  MEILISEARCH_SEARCH_KEY: v.optional(v.string(), ''),
  /** Key that writes, used by the cron and by commands only. */
  MEILISEARCH_INDEXER_KEY: v.optional(v.string(), ''),
  /** Name of the index; a rebuild adds an ending for its new one. */
  MEILISEARCH_INDEX: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,400}$/u, 'must be letters, digits, - and _')),
    'events',
  ),
}
