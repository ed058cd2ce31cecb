import { noDay, type Columns } from '../columns/columns.ts'
import { daySpan } from '../columns/day-span.ts'
import { dayNumber } from '../../ordered-keys.ts'
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
 * Requires an overlap with a range of days.
 * @param from ISO date, inclusive
 * @param to ISO date, inclusive; undefined is unbounded
 */
export function requireOverlap(bit: number, from: string, to: string | undefined): DayCheck {
  const first = dayNumber(from)
  const last = to === undefined ? Number.POSITIVE_INFINITY : dayNumber(to)
  return {
    includes: (columns) => {
      const span = daySpan(columns)
      return span.first >= first && span.last <= last
    },
    excludes: (columns) => {
      const span = daySpan(columns)
      return span.last < first || span.first > last
    },
    ofRaces: ({ day, endDay, raceStart, raceDay, editions }, failures) => {
      for (let edition = 0; edition < editions; edition += 1) {
        const begins = day[edition] ?? 0
        const ends = endDay[edition] ?? 0
        // Every race takes place within its edition.
        if (begins >= first && ends <= last) continue
        const end = raceStart[edition + 1] ?? 0
        for (let race = raceStart[edition] ?? 0; race < end; race += 1) {
          const dayOfRace = raceDay[race] ?? noDay
          const fails =
            dayOfRace === noDay
              ? ends < first || begins > last
              : dayOfRace < first || dayOfRace > last
          if (fails) failures[race] = (failures[race] ?? 0) | bit
        }
      }
    },
    ofEditionsWithoutRaces: ({ day, endDay, raceStart }, failures) => {
      for (let edition = 0; edition < failures.length; edition += 1)
        if (
          raceStart[edition] === raceStart[edition + 1] &&
          ((endDay[edition] ?? 0) < first || (day[edition] ?? 0) > last)
        )
          failures[edition] = (failures[edition] ?? 0) | bit
    },
  }
}
