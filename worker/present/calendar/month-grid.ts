import { monthAndYear } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { MonthGrid, PageLink } from '../../../src/model/calendar/calendar-view.ts'
import { addMonths } from '../../../src/model/values/dates.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../../domain/calendar/find-calendar.ts'
import { gridMonth } from '../../domain/calendar/month-days.ts'
import { pathFor } from '../paths/calendar-path.ts'
import { monthTable } from './month-table.ts'

function gridLink(query: CalendarQuery, month: string, locale: Locale): PageLink {
  const inMonth: CalendarQuery = {
    ...query,
    criteria: { ...query.criteria, month },
    from: null,
    to: null,
    view: 'month',
    sort: 'date',
    page: 1,
  }
  return { label: monthAndYear(month, locale), path: pathFor(inMonth, locale) }
}

/** URL of a list's month view: of the month in force, else of the first with editions. */
export function gridPath(
  query: CalendarQuery,
  { facets }: CalendarFacts,
  locale: Locale,
  today: string,
): string {
  if (query.criteria.month?.length === 7 || facets.month.size === 0)
    return pathFor({ ...query, view: 'month', sort: 'date', page: 1 }, locale)
  return gridLink(query, gridMonth(query, facets, today), locale).path
}

/** Null in the other views. */
export function monthGrid(
  query: CalendarQuery,
  { grid }: CalendarFacts,
  { locale, now }: Reader,
  today: string,
): MonthGrid | null {
  if (grid === null) return null
  const earlier = addMonths(grid.month, -1)
  return monthTable(
    grid,
    {
      dayPath: (date) => dayPath(query, date, locale),
      // No link to past months from the current one: the rail has those.
      previous: earlier < today.slice(0, 7) ? null : gridLink(query, earlier, locale),
      next: gridLink(query, addMonths(grid.month, 1), locale),
    },
    { locale, today, now },
  )
}

/** URL of the list of one day with the other filters of the month. */
function dayPath(query: CalendarQuery, date: string, locale: Locale): string {
  const criteria = { ...query.criteria, month: null }
  return pathFor({ ...query, criteria, from: date, to: date, view: 'list', page: 1 }, locale)
}
