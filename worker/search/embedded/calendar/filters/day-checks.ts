import { dayNumber } from '../../ordered-keys.ts'
import type { Check } from './checks.ts'

/** A filter by days: races are checked on their own days, editions without races on theirs. */
export interface DayCheck {
  ofRaces: Check
  /** Ignores editions that have races. */
  ofEditionsWithoutRaces: Check
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
    ofRaces: ({ raceDay, raceEndDay }, failures) => {
      for (let race = 0; race < failures.length; race += 1)
        if ((raceEndDay[race] ?? 0) < first || (raceDay[race] ?? 0) > last)
          failures[race] = (failures[race] ?? 0) | bit
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
