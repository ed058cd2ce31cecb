import type { SearchFilters } from '../../search/port/filters.ts'

/** The searches that answer a query, made by worker/calendar-filters. */
export interface SearchPlan {
  filters: SearchFilters
  /** For each filter that is set: its name, and the search filters without it. */
  withoutOne(): { dropped: string; filters: SearchFilters }[]
  /** Search filters as one filter after another is dropped, the last of the list first. */
  withFewer(): SearchFilters[]
}
