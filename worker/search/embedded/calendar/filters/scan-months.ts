import type { Columns, IndexColumn } from '../columns/columns.ts'
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
  /** Euro of each list of price steps today, NaN for none. */
  prices: Float64Array
  /** True if a filter is set that only a race can pass: then an edition without races does not match. */
  needsRace: boolean
}

export function scanMonths(
  months: readonly Columns[],
  { ofEditions, ofPlaces, ofRaces, ofShapes, ofDays, today }: CompiledFilters,
): ScannedMonth[] {
  const editionChecks = [...ofDays.map((days) => days.ofEditionsWithoutRaces), ...ofEditions]
  const raceChecks = [...ofDays.map((days) => days.ofRaces), ...ofRaces]
  return months.map((columns) => {
    const { editions, races, places, shapes } = columns
    const editionFailures = failuresByTable(editions, columns.place, places, ofPlaces)
    const raceFailures = failuresByTable(races, columns.shape, shapes, ofShapes)
    for (const check of editionChecks) check(columns, editionFailures)
    for (const check of raceChecks) check(columns, raceFailures)
    return {
      columns,
      editionFailures,
      raceFailures,
      prices: pricesOn(columns, today),
      needsRace: ofRaces.length > 0 || ofShapes.length > 0,
    }
  })
}

/** Failures by checks of a table, whose rows are checked once for all that refer to them. */
function failuresByTable<Table extends { count: number }>(
  length: number,
  indexes: IndexColumn,
  table: Table,
  checks: readonly Check<Table>[],
): Int32Array {
  const failures = new Int32Array(length)
  if (checks.length === 0) return failures
  const ofRows = new Int32Array(table.count)
  for (const check of checks) check(table, ofRows)
  for (let index = 0; index < length; index += 1) failures[index] = ofRows[indexes[index] ?? 0] ?? 0
  return failures
}
