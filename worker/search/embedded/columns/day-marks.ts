import { dayNumber } from '../keys.ts'
import type { Mark } from './marks.ts'

/** A filter of days: a race holds it on its own days; an edition without races holds it on the edition's. */
export interface DayMark {
  ofRaces: Mark
  /** Leaves editions that have races alone. */
  ofRaceless: Mark
}

/** Marks what does not overlap ISO dates, both inclusive; without `to` there is no last. */
export function unlessOverlaps(own: number, from: string, to: string | undefined): DayMark {
  const first = dayNumber(from)
  const last = to === undefined ? Number.POSITIVE_INFINITY : dayNumber(to)
  return {
    ofRaces: ({ raceDay, raceEndDay }, fails) => {
      for (let race = 0; race < fails.length; race += 1)
        if ((raceEndDay[race] ?? 0) < first || (raceDay[race] ?? 0) > last)
          fails[race] = (fails[race] ?? 0) | own
    },
    ofRaceless: ({ day, endDay, raceStart }, fails) => {
      for (let edition = 0; edition < fails.length; edition += 1)
        if (
          raceStart[edition] === raceStart[edition + 1] &&
          ((endDay[edition] ?? 0) < first || (day[edition] ?? 0) > last)
        )
          fails[edition] = (fails[edition] ?? 0) | own
    },
  }
}
