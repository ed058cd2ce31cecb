import type { DayResult } from '../../search/port/calendar.ts'
import type { Facets } from '../../search/port/facets.ts'
import type { SearchFilters } from '../../search/port/filters.ts'
import type { CalendarContext } from './calendar-context.ts'
import type { CalendarQuery } from './calendar-query.ts'
import { monthRange } from './month-range.ts'

/** Days of a month with their editions. */
export interface MonthDays {
  /** "2027-05" */
  month: string
  days: DayResult[]
}

/** Editions of a day that the grid draws; the others are counted. */
export const drawnPerDay = 12

/** The month of a grid: that of the query, else the first with editions, of the query's year if it has one. */
export function gridMonth(query: CalendarQuery, facets: Facets, today: string): string {
  const { month } = query.criteria
  if (month?.length === 7) return month
  const from = month ?? ''
  const inForce = query.from?.slice(0, 7) ?? today.slice(0, 7)
  const first = [...facets.month.keys()]
    .toSorted()
    .find((each) => each.startsWith(from) && each >= inForce)
  return first ?? (month === null ? inForce : `${month}-01`)
}

/** Find the editions on the days of a grid's month, with the filters of its list. */
export async function findMonthDays(
  { engine, today, firstDay }: Pick<CalendarContext, 'engine' | 'today' | 'firstDay'>,
  query: CalendarQuery,
  filters: SearchFilters,
  facets: Facets,
): Promise<MonthDays> {
  const month = gridMonth(query, facets, today)
  const { from, to } = monthRange(month)
  const isUnderWay = from <= firstDay && to >= firstDay
  // A race has to overlap the range of days as well, if one is set.
  const range =
    query.from === null && query.to === null
      ? undefined
      : { from: query.from ?? firstDay, to: query.to ?? to }
  const days = await engine.days({
    filters: { ...filters, also: range },
    today,
    from: isUnderWay ? firstDay : from,
    to,
    limit: drawnPerDay,
  })
  return { month, days }
}
