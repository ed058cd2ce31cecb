import type { CalendarQuery } from './calendar-query.ts'
import { monthRange } from './month-range.ts'

/**
 * Past months of the query's year as ranges of days by name ("2019-03"). The engine counts months from now on only,
 * but a list of a past month offers the other months of its year, too.
 */
export function pastMonths(
  { criteria, from }: CalendarQuery,
  firstDay: string,
): Map<string, { from: string; to: string }> {
  const year = (criteria.month ?? from ?? '').slice(0, 4)
  if (year === '') return new Map()
  const months = Array.from({ length: 12 }, (_, i) => `${year}-${String(i + 1).padStart(2, '0')}`)
  return new Map(
    months
      .filter((month) => month < firstDay.slice(0, 7))
      .map((month) => [month, monthRange(month)]),
  )
}
