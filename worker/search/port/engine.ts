import type {
  Cluster,
  ClusterQuery,
  DayResult,
  DaysQuery,
  SearchQuery,
  SearchResult,
} from './calendar.ts'
import type { EventDocument } from './event-document.ts'
import type { Suggestion, SuggestQuery } from './suggestion.ts'

/**
 * Interface of a search engine. `worker/search/index.ts` chooses one; the suite in test/integration/search-contract
 * runs on each.
 */
export interface SearchEngine {
  /** Suggestions for a text, best first; none for a text that is too short (src/model/search-text.ts). */
  suggest(query: SuggestQuery): Promise<Suggestion[]>
  /** One page of the calendar with exact counts. */
  search(query: SearchQuery): Promise<SearchResult>
  /** Everything in a box of a map, clustered so that markers do not overlap; at most 400 clusters. */
  clusters(query: ClusterQuery): Promise<Cluster[]>
  /** Days of a month grid that have at least one edition. */
  days(query: DaysQuery): Promise<DayResult[]>
  /** Replaces everything stored under the event id of each document. */
  put(documents: EventDocument[]): Promise<void>
  remove(eventIds: number[]): Promise<void>
  /**
   * Prepares written documents for fast reading. Call it after each batch of writes; until then queries are exact, but
   * slower.
   */
  prepare(): Promise<void>
  /** Does the same as `prepare` and merges what many small writes left scattered. Call it after a load. */
  optimise(): Promise<void>
}
