import { monthAndYear, shortMonth, wholeYear } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../../domain/calendar/find-calendar.ts'
import { monthRange } from '../../domain/calendar/month-range.ts'
import { defineFilter, type Choice } from '../filter.ts'
import { formWord } from '../key-schemas.ts'
import { hasDates } from './dates.ts'

/** "May 2027" or "2027". */
export const monthLabel = (month: string, locale: Locale): string =>
  month.length === 4 ? wholeYear(`${month}-01-01`, locale) : monthAndYear(month, locale)

/** Days of a month or year: of the current one those from today on, of a past one all. */
function daysAhead(month: string, today: string): { from: string; to: string } {
  const range = monthRange(month)
  const isPast = range.to < today
  return { from: isPast || range.from > today ? range.from : today, to: range.to }
}

const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`)

interface YearChoices {
  year: string
  /** True for the year in force, else for the one with most editions. */
  open: boolean
  months: Choice[]
}

/** The twelve months of every year that has editions, and of the year in force. */
function years(
  { criteria, from }: CalendarQuery,
  { facets }: CalendarFacts,
  locale: Locale,
): YearChoices[] {
  // Past months are counted as named ranges (domain/calendar/past-months.ts).
  const totals = new Map([...facets.range, ...facets.month])
  const inForce = criteria.month ?? from
  const offered = new Set([...facets.month.keys()].map((month) => month.slice(0, 4)))
  if (inForce !== null) offered.add(inForce.slice(0, 4))
  const sum = (year: string) =>
    monthsOf(year).reduce((total, month) => total + (totals.get(month) ?? 0), 0)
  const fullest = [...offered].toSorted((a, b) => sum(b) - sum(a))[0]
  return [...offered].toSorted().map((year) => ({
    year: monthLabel(year, locale),
    open: year === (inForce?.slice(0, 4) ?? fullest),
    months: monthsOf(year).map((month) => ({
      label: shortMonth(`${month}-01`, locale),
      total: totals.get(month) ?? 0,
      chosen: criteria.month === month,
      change: { from: null, to: null, criteria: { month } },
    })),
  }))
}

/** A month or a year. */
export const month = defineFilter({
  name: 'month',
  keys: {
    month: formWord(
      80,
      'Year or month as a form sends it: `2027` or `2027-05`. Ignored if `from` or `to` is given.',
    ),
  },
  segments: (keys) => [keys.month],
  isSet: ({ criteria }) => criteria.month !== null,
  drop: () => ({ criteria: { month: null } }),
  search(query, { today }) {
    if (query.criteria.month === null) return {}
    const days = daysAhead(query.criteria.month, today)
    // A race has to overlap the month and the range of days, if both are set.
    return hasDates(query) ? { also: days } : days
  },
  label: ({ criteria }, _places, { locale }) =>
    criteria.month === null ? null : monthLabel(criteria.month, locale),
  options: (query, facts, { locale }) => years(query, facts, locale),
})
