import type { Columns } from './columns.ts'
import type { Scanned } from './scan.ts'

/** An edition with at least one race that meets every filter, or without any races where none is asked for. */
export type VisitMatch = (
  columns: Columns,
  edition: number,
  /** Races that meet every filter. */
  races: number,
  /** The least of their prices in euro today; NaN where none is known. */
  price: number,
  scanned: Scanned,
) => void

/** Visits everything that matches, in the order of the calendar. */
export function visitMatches(months: readonly Scanned[], visit: VisitMatch): void {
  for (const scanned of months) {
    const { columns, editionFails, raceFails, prices, wantsRace } = scanned
    for (let edition = 0; edition < editionFails.length; edition += 1) {
      if (editionFails[edition] !== 0) continue
      const first = columns.raceStart[edition] ?? 0
      const end = columns.raceStart[edition + 1] ?? first
      let races = 0
      let price = Number.NaN
      for (let race = first; race < end; race += 1) {
        if (raceFails[race] !== 0) continue
        races += 1
        const own = prices[race] ?? Number.NaN
        // A comparison with NaN is false: what is known replaces what is not.
        if (!(own >= price) && !Number.isNaN(own)) price = own
      }
      if (races > 0 || (first === end && !wantsRace)) visit(columns, edition, races, price, scanned)
    }
  }
}
