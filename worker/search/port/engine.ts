import type { Cluster } from '../../geo/clusters.ts'
import type { ClusterQuery, DayResult, DaysQuery, SearchQuery, SearchResult } from './calendar.ts'
import type { EventDocument } from './event-document.ts'
import type { Suggestion, SuggestQuery } from './suggestion.ts'

/**
 * Interfaces of search, which different engines may implement (docs/decisions/0049-two-engines.md).
 * `worker/search/index.ts` chooses; the suites in test/integration/search-contract run on each engine.
 */

/** Suggestions of the search box. */
export interface Autocomplete {
  /** Suggestions for a text, best first; none for a text that is too short (src/model/calendar/search-text.ts). */
  suggest(query: SuggestQuery): Promise<Suggestion[]>
}

/** Lists and exact counts of the calendar. */
export interface CalendarEngine {
  /** One page of the calendar with exact counts. */
  search(query: SearchQuery): Promise<SearchResult>
  /** Everything in a box of a map, clustered so that markers do not overlap; at most 400 clusters. */
  clusters(query: ClusterQuery): Promise<Cluster[]>
  /** Days of a month grid that have at least one edition. */
  days(query: DaysQuery): Promise<DayResult[]>
}

/** The written side of an engine. Requests of visitors never use it: only the outbox and commands write. */
export interface SearchIndex {
  /** Replaces everything stored under the event id of each document. */
  put(documents: EventDocument[]): Promise<void>
  remove(eventIds: number[]): Promise<void>
}
