import type { Columns } from '../columns/columns.ts'
import type { ScannedMonth } from './scan-months.ts'

/** Receives an edition that matches: a race of it passes all filters, or it has no races and needs none. */
export type VisitMatch = (
  columns: Columns,
  edition: number,
  /** Number of races that pass all filters. */
  races: number,
) => void

/** Visits the matching editions of a month in the order of the calendar. */
export function visitMatches(
  { columns, editionFailures, passing }: ScannedMonth,
  visit: VisitMatch,
): void {
  for (let edition = 0; edition < editionFailures.length; edition += 1) {
    const races = passing[edition] ?? -1
    if (races >= 0 && editionFailures[edition] === 0) visit(columns, edition, races)
  }
}

/** Lowest price in euro of the matching races of an edition today; NaN if none is known. */
export function lowestPrice(
  { columns, raceFailures, prices }: ScannedMonth,
  edition: number,
): number {
  const end = columns.raceStart[edition + 1] ?? 0
  let lowest = Number.NaN
  for (let race = columns.raceStart[edition] ?? 0; race < end; race += 1) {
    if (raceFailures[race] !== 0) continue
    const price = prices[columns.price[race] ?? 0] ?? Number.NaN
    // A comparison with NaN is false, so a known price replaces an unknown one.
    if (!(price >= lowest) && !Number.isNaN(price)) lowest = price
  }
  return lowest
}
