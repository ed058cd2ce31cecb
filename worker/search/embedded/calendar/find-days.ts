import { addDays } from '../../../../src/model/values/dates.ts'
import type { DayResult, DaysQuery } from '../../port/calendar.ts'
import { dayNumber } from '../ordered-keys.ts'
import { noDay } from './columns/columns.ts'
import type { ScannedMonth } from './filters/scan-months.ts'
import { firstDayOf, reachFrom, type Present } from './present.ts'
import { visitMatches } from './filters/visit-matches.ts'

/** Editions of each day of a range; days without any are left out. */
export function findDays(
  months: Iterable<ScannedMonth>,
  { from, to, limit }: Pick<DaysQuery, 'from' | 'to' | 'limit'>,
  present: Present,
): DayResult[] {
  const first = dayNumber(from)
  const reach = reachFrom(first, present)
  const last = dayNumber(to)
  const days: DayResult[] = []
  for (let date = from; date <= to; date = addDays(date, 1))
    days.push({ date, total: 0, editionIds: [] })
  /** Per day, the number of the last edition counted, so that several of its races count once. */
  const counted = new Int32Array(days.length)
  let visited = 0
  for (const month of months)
    visitMatches(month, (columns, edition) => {
      visited += 1
      const start = firstDayOf(reach, columns.endOffset[edition] ?? 0)
      const countDays = (day: number, endDay: number): void => {
        for (let at = Math.max(start, day); at <= Math.min(last, endDay); at += 1) {
          const result = days[at - first]
          if (result === undefined || counted[at - first] === visited) continue
          counted[at - first] = visited
          result.total += 1
          if (result.editionIds.length < limit)
            result.editionIds.push(columns.editionId[edition] ?? 0)
        }
      }
      visitSpans(month, edition, countDays)
    })
  return days.filter((day) => day.total > 0)
}

/** Visits first and last day of each matching race, or of the edition if it has no races. */
function visitSpans(
  { columns, raceFailures }: ScannedMonth,
  edition: number,
  visit: (day: number, endDay: number) => void,
): void {
  const first = columns.raceStart[edition] ?? 0
  const end = columns.raceStart[edition + 1] ?? first
  if (first === end) visit(columns.day[edition] ?? 0, columns.endDay[edition] ?? 0)
  for (let race = first; race < end; race += 1)
    if (raceFailures[race] === 0) {
      const dayOfRace = columns.raceDay[race] ?? noDay
      if (dayOfRace === noDay) visit(columns.day[edition] ?? 0, columns.endDay[edition] ?? 0)
      else visit(dayOfRace, dayOfRace)
    }
}
