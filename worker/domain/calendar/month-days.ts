import type { DayResult, Facets, SearchEngine, SearchFilters } from '../../search/engine.ts'
import type { CalendarQuery } from './calendar-query.ts'
import { monthRange } from './month-range.ts'

/** A month with what is on on its days. */
export interface MonthDays {
  /** "2027-05" */
  month: string
  days: DayResult[]
}

/** Editions that a day of the grid names; the rest is a number. */
const namedADay = 3

/** The month that a grid shows: the one asked for, or the first that has something, of the year asked for. */
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

/** What is on in the month of a grid, by the filters of its list. */
export async function findMonthDays(
  engine: SearchEngine,
  query: CalendarQuery,
  filters: SearchFilters,
  facets: Facets,
  today: string,
): Promise<MonthDays> {
  const month = gridMonth(query, facets, today)
  const { from, to } = monthRange(month)
  const isUnderWay = from <= today && to >= today
  // A range of days beside the month holds, too.
  const range =
    query.from === null && query.to === null
      ? undefined
      : { from: query.from ?? today, to: query.to ?? to }
  const days = await engine.days({
    filters: { ...filters, also: range },
    today,
    from: isUnderWay ? today : from,
    to,
    limit: namedADay,
  })
  return { month, days }
}
