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
  /** Per day, the last edition that was counted on it. */
  const counted = new Int32Array(days.length)
  let visit = 0
  visitMatches(months, (columns, edition, _races, _price, scanned) => {
    visit += 1
    const countDays = (day: number, endDay: number): void => {
      for (let at = Math.max(first, day); at <= Math.min(last, endDay); at += 1) {
        const on = days[at - first]
        if (on === undefined || counted[at - first] === visit) continue
        counted[at - first] = visit
        on.total += 1
        if (on.editionIds.length < limit) on.editionIds.push(columns.editionId[edition] ?? 0)
      }
    }
    visitSpans(scanned, edition, countDays)
  })
  return days.filter((day) => day.total > 0)
}

/** Days of each race that matches; the edition's own where it has no races. */
function visitSpans(
  { columns, raceFails }: Scanned,
  edition: number,
  visit: (day: number, endDay: number) => void,
): void {
  const first = columns.raceStart[edition] ?? 0
  const end = columns.raceStart[edition + 1] ?? first
  if (first === end) visit(columns.day[edition] ?? 0, columns.endDay[edition] ?? 0)
  for (let race = first; race < end; race += 1)
    if (raceFails[race] === 0) visit(columns.raceDay[race] ?? 0, columns.raceEndDay[race] ?? 0)
}
