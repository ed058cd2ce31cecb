import { monthAndYear, shortMonth, wholeYear } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { addMonths } from '../../../src/model/values/dates.ts'
import type { CalendarQuery } from '../../domain/calendar/calendar-query.ts'
import type { CalendarFacts } from '../../domain/calendar/find-calendar.ts'
import { monthRange } from '../../domain/calendar/month-range.ts'
import { defineFilter, type Choice } from '../filter.ts'
import { formWord } from '../key-schemas.ts'
import { hasDates } from './dates.ts'

/** "May 2027" or "2027". */
export const monthLabel = (month: string, locale: Locale): string =>
  month.length === 4 ? wholeYear(`${month}-01-01`, locale) : monthAndYear(month, locale)

/** Days of a month or year: of the current one those from `firstDay` on, of a past one all. */
function daysAhead(month: string, firstDay: string): { from: string; to: string } {
  const range = monthRange(month)
  const isPast = range.to < firstDay
  return { from: isPast || range.from > firstDay ? range.from : firstDay, to: range.to }
}

const monthsOf = (year: string): string[] =>
  Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`)

/** A month with the share of its editions among the shown months, in steps from 0 to 5. */
type MonthChoice = Choice & { title: string; heat: number }

/** Months that the filter shows at once: a year from the current month on. */
const monthsAtOnce = 12
const heatSteps = 5

/** The next twelve months, and by year the others that have editions or are in force. */
function months(
  { criteria, from }: CalendarQuery,
  { facets }: CalendarFacts,
  locale: Locale,
  today: string,
) {
  // Past months are counted as named ranges (domain/calendar/past-months.ts).
  const totals = new Map([...facets.range, ...facets.month])
  const inForce = criteria.month ?? from
  const offered = new Set([...facets.month.keys()].map((month) => month.slice(0, 4)))
  if (inForce !== null) offered.add(inForce.slice(0, 4))
  const ahead = Array.from({ length: monthsAtOnce }, (_, i) => addMonths(today.slice(0, 7), i))
  const most = Math.max(1, ...ahead.map((month) => totals.get(month) ?? 0))
  const choice = (month: string): MonthChoice => {
    const total = totals.get(month) ?? 0
    return {
      label: shortMonth(`${month}-01`, locale),
      title: monthLabel(month, locale),
      total,
      heat: Math.min(heatSteps, Math.ceil((total / most) * heatSteps)),
      chosen: criteria.month === month,
      change: { from: null, to: null, criteria: { month } },
    }
  }
  const others = [...offered].toSorted().map((year) => ({
    year: monthLabel(year, locale),
    months: monthsOf(year)
      .filter((month) => !ahead.includes(month))
      .map(choice)
      .filter(({ total, chosen }) => total !== 0 || chosen),
  }))
  return {
    months: ahead.map(choice),
    years: others.filter((year) => year.months.length > 0),
  }
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
  search(query, { firstDay }) {
    if (query.criteria.month === null) return {}
    const days = daysAhead(query.criteria.month, firstDay)
    // A race has to overlap the month and the range of days, if both are set.
    return hasDates(query) ? { also: days } : days
  },
  label: ({ criteria }, _places, { locale }) =>
    criteria.month === null ? null : monthLabel(criteria.month, locale),
  options: (query, facts, { locale }, today) => months(query, facts, locale, today),
})
