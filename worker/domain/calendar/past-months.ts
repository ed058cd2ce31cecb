import type { CalendarQuery } from './calendar-query.ts'
import { monthRange } from './month-range.ts'

/**
 * Months of the year in force that are over, as ranges of days by their names ("2019-03"): the counts of months begin
 * today, but who looks at a past month is offered its neighbours, too.
 */
export function pastMonths(
  { criteria, from }: CalendarQuery,
  today: string,
): Map<string, { from: string; to: string }> {
  const year = (criteria.month ?? from ?? '').slice(0, 4)
  if (year === '') return new Map()
  const months = Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`)
  return new Map(
    months.filter((month) => month < today.slice(0, 7)).map((month) => [month, monthRange(month)]),
  )
}
