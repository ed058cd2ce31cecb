import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import type { SearchPlan } from '../domain/calendar/search-plan.ts'
import type { SearchFilters } from '../search/port/filters.ts'
import { dropFilter } from './drop-filter.ts'
import type { SearchContext } from './filter.ts'
import { calendarFilters } from './filter-list.ts'

/** Search filters of a query whose places have been looked up. Without a filter by time, those that have not ended. */
export function searchFilters(query: CalendarQuery, context: SearchContext): SearchFilters {
  const set = calendarFilters.filter((filter) => filter.isSet(query))
  return set.reduce<SearchFilters>(
    (filters, filter) => ({ ...filters, ...filter.search(query, context) }),
    { from: context.firstDay },
  )
}

/** The searches that answer a query: with all of its filters and, if nothing matches, with fewer. */
export function searchPlan(query: CalendarQuery, context: SearchContext): SearchPlan {
  return {
    filters: searchFilters(query, context),
    withoutOne: () =>
      calendarFilters.flatMap((filter) => {
        const wider = dropFilter(query, filter)
        return wider === null
          ? []
          : [{ dropped: filter.name, filters: searchFilters(wider, context) }]
      }),
    withFewer() {
      let wider = query
      return calendarFilters.toReversed().flatMap((filter) => {
        const next = dropFilter(wider, filter)
        if (next === null) return []
        wider = next
        return [searchFilters(wider, context)]
      })
    },
  }
}
