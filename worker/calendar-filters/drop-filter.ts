import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import { changed } from './filter.ts'
import type { AnyFilter } from './filter-list.ts'

/** The query without one filter and on its first page; null if the filter is not set. */
export const dropFilter = (query: CalendarQuery, filter: AnyFilter): CalendarQuery | null =>
  filter.isSet(query) ? changed(query, filter.drop(query)) : null
