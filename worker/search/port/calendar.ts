import type { Box, CalendarSort } from '../../../src/model/calendar/calendar.ts'
import type { Facets } from './facets.ts'
import type { SearchFilters } from './filters.ts'

export interface SearchQuery {
  filters: SearchFilters
  /** ISO date from which months are counted and on which prices and sign-up states are evaluated. */
  today: string
  /** Default `date`. Ties are ordered by date, popularity and id; unknown values come last. */
  sort?: CalendarSort | undefined
  /** 0 to 1,000. */
  limit: number
  offset: number
  /** Named ranges of days to count, such as this weekend; only with `facets`. */
  ranges?: ReadonlyMap<string, { from: string; to: string }> | undefined
  /** True also counts the options of the filters. */
  facets?: boolean | undefined
}

export interface SearchResult {
  editionIds: number[]
  /** Exact number of matching editions. */
  total: number
  /** Exact number of matching races. */
  races: number
  /** Null unless the query sets `facets`. */
  facets: Facets | null
}

export interface ClusterQuery {
  filters: SearchFilters
  today: string
  /** Only editions inside are listed, whatever box the filters name. */
  box: Box
  /** Zoom of web maps with tiles of 512 pixels: 0 shows the world on one tile. */
  zoom: number
}

export interface DaysQuery {
  filters: SearchFilters
  today: string
  /** ISO dates, both inclusive; at most 62 days. */
  from: string
  to: string
  /** Number of editions listed per day. */
  limit: number
}

/** Editions of a day. An edition counts on each day of its matching races. */
export interface DayResult {
  date: string
  total: number
  editionIds: number[]
}
