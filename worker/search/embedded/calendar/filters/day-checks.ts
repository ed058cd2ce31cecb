import { noDay, type Columns } from '../columns/columns.ts'
import { daySpan } from '../columns/day-span.ts'
import { dayNumber } from '../../ordered-keys.ts'
import { firstDayOf, latestStart, reachFrom, type Present } from '../present.ts'
import type { Check } from './checks.ts'

/** A filter by days: races are checked on their own days, editions without races on theirs. */
export interface DayCheck {
  /** True if everything of a month passes, so that nothing has to be checked. */
  includes: (columns: Columns) => boolean
  /** True if nothing of a month passes. */
  excludes: (columns: Columns) => boolean
  ofRaces: Check<Columns>
  /** Ignores editions that have races. */
  ofEditionsWithoutRaces: Check<Columns>
}

/**
 * Requires an overlap with a range of days. Of a range from a day that it still is somewhere, those that are over where an
 * edition is held do not count: what has ended is past.
 * @param from ISO date, inclusive
 * @param to ISO date, inclusive; undefined is unbounded
 */
export function requireOverlap(
  bit: number,
  from: string,
  to: string | undefined,
  present: Present,
): DayCheck {
  const reach = reachFrom(dayNumber(from), present)
  const { first } = reach
  const latest = latestStart(reach)
  const last = to === undefined ? Number.POSITIVE_INFINITY : dayNumber(to)
  return {
    includes: (columns) => {
      const span = daySpan(columns)
      return span.first >= latest && span.last <= last
    },
    excludes: (columns) => {
      const span = daySpan(columns)
      return span.last < first || span.first > last
    },
    ofRaces: ({ day, endDay, endOffset, raceStart, raceDay, editions }, failures) => {
      for (let edition = 0; edition < editions; edition += 1) {
        const begins = day[edition] ?? 0
        const ends = endDay[edition] ?? 0
        // Every race takes place within its edition.
        if (begins >= latest && ends <= last) continue
        const start = firstDayOf(reach, endOffset[edition] ?? 0)
        const isOver = start > last
        const end = raceStart[edition + 1] ?? 0
        for (let race = raceStart[edition] ?? 0; race < end; race += 1) {
          const dayOfRace = raceDay[race] ?? noDay
          const fails =
            isOver ||
            (dayOfRace === noDay
              ? ends < start || begins > last
              : dayOfRace < start || dayOfRace > last)
          if (fails) failures[race] = (failures[race] ?? 0) | bit
        }
      }
    },
    ofEditionsWithoutRaces: ({ day, endDay, endOffset, raceStart }, failures) => {
      for (let edition = 0; edition < failures.length; edition += 1) {
        if (raceStart[edition] !== raceStart[edition + 1]) continue
        const start = firstDayOf(reach, endOffset[edition] ?? 0)
        if (start > last || (endDay[edition] ?? 0) < start || (day[edition] ?? 0) > last)
          failures[edition] = (failures[edition] ?? 0) | bit
      }
    },
  }
}
