import { shortMonth } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { CalendarRail, FilterOption } from '../../src/model/calendar-view.ts'
import type { CalendarQuery } from '../domain/calendar/calendar-query.ts'
import { weekendsFrom } from '../domain/calendar/weekends.ts'
import type { Facets } from '../search/engine.ts'
import { nextWeekend, thisWeekend } from './calendar-phrases.ts'
import { filterOption } from './filter-option.ts'

/** The options of the calendar's filter by time. */

export function weekendOptions(
  query: CalendarQuery,
  { range }: Facets,
  locale: Locale,
  today: string,
): FilterOption[] {
  return [...weekendsFrom(today)].map(([key, { from, to }]) =>
    filterOption(query, 'dates', locale, {
      label: key === 'this' ? thisWeekend(locale) : nextWeekend(locale),
      total: range.get(key) ?? 0,
      chosen: query.from === from && query.to === to,
      keys: { from, to },
      criteria: { month: null },
    }),
  )
}

const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`)

/** Every year that has something, and the one in force, with its twelve months. */
export function yearOptions(
  query: CalendarQuery,
  facets: Facets,
  locale: Locale,
): CalendarRail['years'] {
  // Months that are over are counted as named ranges (domain/calendar/past-months.ts).
  const totals = new Map([...facets.range, ...facets.month])
  const asked = query.criteria.month ?? query.from
  const years = new Set([...facets.month.keys()].map((month) => month.slice(0, 4)))
  if (asked !== null) years.add(asked.slice(0, 4))
  const sum = (year: string) =>
    monthsOf(year).reduce((total, month) => total + (totals.get(month) ?? 0), 0)
  const fullest = [...years].toSorted((a, b) => sum(b) - sum(a))[0]
  return [...years].toSorted().map((year) => ({
    year,
    open: year === (asked?.slice(0, 4) ?? fullest),
    months: monthsOf(year).map((month) =>
      filterOption(query, 'month', locale, {
        label: shortMonth(`${month}-01`, locale),
        total: totals.get(month) ?? 0,
        chosen: query.criteria.month === month,
        keys: { from: null, to: null },
        criteria: { month },
      }),
    ),
  }))
}
