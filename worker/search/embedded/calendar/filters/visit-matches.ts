import type { Columns } from '../columns/columns.ts'
import type { ScannedMonth } from './scan-months.ts'

/** Receives an edition that matches: a race of it passes all filters, or it has no races and needs none. */
export type VisitMatch = (
  columns: Columns,
  edition: number,
  /** Number of races that pass all filters. */
  races: number,
  /** Their lowest price today in euro; NaN if none is known. */
  price: number,
  month: ScannedMonth,
) => void

/** Visits all matching editions in the order of the calendar. */
export function visitMatches(months: readonly ScannedMonth[], visit: VisitMatch): void {
  for (const month of months) {
    const { columns, editionFailures, raceFailures, prices, needsRace } = month
    for (let edition = 0; edition < editionFailures.length; edition += 1) {
      if (editionFailures[edition] !== 0) continue
      const first = columns.raceStart[edition] ?? 0
      const end = columns.raceStart[edition + 1] ?? first
      let races = 0
      let lowest = Number.NaN
      for (let race = first; race < end; race += 1) {
        if (raceFailures[race] !== 0) continue
        races += 1
        const price = prices[columns.price[race] ?? 0] ?? Number.NaN
        // A comparison with NaN is false, so a known price replaces an unknown one.
        if (!(price >= lowest) && !Number.isNaN(price)) lowest = price
      }
      if (races > 0 || (first === end && !needsRace)) visit(columns, edition, races, lowest, month)
    }
  }
}
