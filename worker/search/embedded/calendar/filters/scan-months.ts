import type { Columns } from '../columns/columns.ts'
import { pricesOn } from '../columns/race-prices.ts'
import type { Check } from './checks.ts'
import type { CompiledFilters } from './compile-filters.ts'

/** A month after all checks. */
export interface ScannedMonth {
  columns: Columns
  /** Bits of the filters that each edition fails. */
  editionFailures: Int32Array
  /** Bits of the filters that each race fails. */
  raceFailures: Int32Array
  /** Euro of each race today, NaN for none. */
  prices: Float64Array
  /** True if a filter is set that only a race can pass: then an edition without races does not match. */
  needsRace: boolean
}

export function scanMonths(
  months: readonly Columns[],
  { ofEditions, ofRaces, ofDays, today }: CompiledFilters,
): ScannedMonth[] {
  const editionChecks = [...ofDays.map((days) => days.ofEditionsWithoutRaces), ...ofEditions]
  const raceChecks = [...ofDays.map((days) => days.ofRaces), ...ofRaces]
  return months.map((columns) => ({
    columns,
    editionFailures: failuresOf(columns, columns.editions, editionChecks),
    raceFailures: failuresOf(columns, columns.metres.length, raceChecks),
    prices: pricesOn(columns, today),
    needsRace: ofRaces.length > 0,
  }))
}

function failuresOf(columns: Columns, length: number, checks: readonly Check[]): Int32Array {
  const failures = new Int32Array(length)
  for (const check of checks) check(columns, failures)
  return failures
}
