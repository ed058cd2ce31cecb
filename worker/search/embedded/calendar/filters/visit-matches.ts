import type { Columns } from '../columns/columns.ts'
import type { ScannedMonth } from './scan-months.ts'

/** Visits the matching editions of a month in the order of the calendar. */
export function visitMatches(
  { columns, isOutside, matches }: ScannedMonth,
  visit: (columns: Columns, edition: number) => void,
): void {
  if (isOutside) return
  for (let at = 0; at < matches.length; at += 1) visit(columns, matches[at] ?? 0)
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
