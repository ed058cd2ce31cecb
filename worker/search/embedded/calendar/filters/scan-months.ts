import type { Columns, IndexColumn } from '../columns/columns.ts'
import { pricesOn } from '../columns/race-prices.ts'
import type { Check } from './checks.ts'
import type { CompiledFilters } from './compile-filters.ts'
import { countPassingRaces } from './passing-races.ts'
import { createScratch } from './scratch.ts'

/** A month after all checks; valid until the next month is scanned. */
export interface ScannedMonth {
  columns: Columns
  /** Bits of the filters that each edition fails. */
  editionFailures: Int32Array
  /** Bits of the filters that each race fails. */
  raceFailures: Int32Array
  /** True if no race fails any filter; and if no edition does either. */
  everyRacePasses: boolean
  isUnfiltered: boolean
  /** Number of races of each edition that pass all filters; -1 if none does and the edition needs one. */
  passing: Int32Array
  /** Euro of each list of price steps today, NaN for none. */
  prices: Float64Array
}

// No search waits for anything while it scans, so that one set of arrays serves all of them.
const scratch = { editions: createScratch(), races: createScratch(), passing: createScratch() }

/**
 * Applies all checks to one month after the other. Months share the arrays of their results, which stay in the
 * processor's cache that way and take little memory: read a month before the next.
 */
export function* scanMonths(
  months: readonly Columns[],
  { ofEditions, ofPlaces, ofRaces, ofShapes, ofDays, today }: CompiledFilters,
): Generator<ScannedMonth, void, void> {
  const needsRace = ofRaces.length > 0 || ofShapes.length > 0
  for (const columns of months) {
    const { editions, races, places, shapes } = columns
    const days = ofDays.filter((each) => !each.includes(columns))
    const editionFailures = scratch.editions(editions)
    const raceFailures = scratch.races(races)
    failByTable(editionFailures, columns.place, places, ofPlaces)
    failByTable(raceFailures, columns.shape, shapes, ofShapes)
    for (const each of days) each.ofEditionsWithoutRaces(columns, editionFailures)
    for (const check of ofEditions) check(columns, editionFailures)
    for (const each of days) each.ofRaces(columns, raceFailures)
    for (const check of ofRaces) check(columns, raceFailures)
    const everyRacePasses = !needsRace && days.length === 0
    const month = { columns, editionFailures, raceFailures, everyRacePasses }
    const passing = scratch.passing(editions)
    countPassingRaces(month, needsRace, passing)
    const isUnfiltered = everyRacePasses && isZero(editionFailures)
    yield { ...month, isUnfiltered, passing, prices: pricesOn(columns, today) }
  }
}

function isZero(failures: Int32Array): boolean {
  let index = 0
  while (index < failures.length && failures[index] === 0) index += 1
  return index === failures.length
}

/** Writes failures by checks of a table, whose rows are checked once for all that refer to them. */
function failByTable<Table extends { count: number }>(
  failures: Int32Array,
  indexes: IndexColumn,
  table: Table,
  checks: readonly Check<Table>[],
): void {
  if (checks.length === 0) return
  const ofRows = new Int32Array(table.count)
  for (const check of checks) check(table, ofRows)
  for (let index = 0; index < failures.length; index += 1)
    failures[index] = ofRows[indexes[index] ?? 0] ?? 0
}
