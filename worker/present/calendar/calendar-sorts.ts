import type { Locale } from '../../../src/model/locales.ts'
import type { CalendarView } from '../../../src/model/calendar/calendar-view.ts'
import type { CalendarSort } from '../../../src/model/calendar/calendar.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../../domain/calendar/find-calendar.ts'
import { pathFor } from '../paths/calendar-path.ts'

const labels = {
  date: m.sort_date,
  distance: m.sort_distance,
  price: m.sort_price,
  rating: m.sort_rating,
  added: m.sort_added,
} satisfies Record<CalendarSort, unknown>

/** Orders offered for a list: by price or rating only if an edition has one, by distance only with `near`. */
export function calendarSorts(
  query: CalendarQuery,
  { facets }: CalendarFacts,
  locale: Locale,
): CalendarView['sorts'] {
  const offered: [CalendarSort, boolean][] = [
    ['date', true],
    ['distance', query.near !== null],
    ['price', facets.priced > 0 || query.sort === 'price'],
    ['rating', facets.rating.size > 0 || query.sort === 'rating'],
    ['added', true],
  ]
  return offered.flatMap(([sort, isOffered]) =>
    isOffered
      ? [
          {
            sort,
            label: labels[sort]({}, { locale }),
            path: pathFor({ ...query, sort, page: 1 }, locale),
          },
        ]
      : [],
  )
}
