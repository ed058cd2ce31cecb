import { addDays } from '../../../../src/model/usual-date.ts'
import type { DayResult, DaysQuery } from '../../engine.ts'
import { dayNumber } from '../keys.ts'
import { visitMatches } from './matches.ts'
import type { Scanned } from './scan.ts'

/** What is on on each day of a range; days with nothing are left out. */
export function findDays(
  months: readonly Scanned[],
  { from, to, limit }: Pick<DaysQuery, 'from' | 'to' | 'limit'>,
): DayResult[] {
  const first = dayNumber(from)
  const last = dayNumber(to)
  const days: DayResult[] = []
  for (let date = from; date <= to; date = addDays(date, 1))
    days.push({ date, total: 0, editionIds: [] })
  visitMatches(months, (columns, edition) => {
    const begins = Math.max(first, columns.day[edition] ?? 0)
    const ends = Math.min(last, columns.endDay[edition] ?? 0)
    for (let day = begins; day <= ends; day += 1) {
      const on = days[day - first]
      if (on === undefined) continue
      on.total += 1
      if (on.editionIds.length < limit) on.editionIds.push(columns.editionId[edition] ?? 0)
    }
  })
  return days.filter((day) => day.total > 0)
}
