import type { Columns, IndexColumn } from '../columns/columns.ts'
import { pricesOn } from '../columns/race-prices.ts'
import type { Check } from './checks.ts'
import type { CompiledFilters } from './compile-filters.ts'
import { findMatches, findMatchingEditions, type CheckedMonth } from './find-matches.ts'
import { createScratch } from './scratch.ts'

/** A month after all checks; valid until the next month is scanned. */
export interface ScannedMonth extends CheckedMonth {
  /**
   * True if the chosen days exclude the whole month. Nothing of it counts for anything but options of days, and days are
   * left out of all that follows.
   */
  isOutside: boolean
  /** Bits of all filters that an edition or a race fails: 0 if the month is unfiltered. */
  failing: number
  /** Number of races of each edition that pass all filters; -1 if none does and the edition needs one. */
  passing: Int32Array
  /** Editions that match, in the order of the calendar: a race of theirs passes all filters, or they need none. */
  matches: Int32Array
  /** Number of races of the matching editions that pass all filters. */
  races: number
  /** `dayNumber` of the search, and euro of each list of price steps on it, NaN for none. */
  today: number
  prices: Float64Array
}

// A search reads its months without awaiting anything, so all searches can share one set of arrays.
const scratch = {
  editions: createScratch(),
  races: createScratch(),
  passing: createScratch(),
  matches: createScratch(),
  rows: createScratch(),
}

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
    const isOutside = ofDays.some((each) => each.excludes(columns))
    const days = isOutside ? [] : ofDays.filter((each) => !each.includes(columns))
    const editionFailures = scratch.editions(editions)
    const raceFailures = scratch.races(races)
    failByTable(editionFailures, columns.place, places, ofPlaces)
    failByTable(raceFailures, columns.shape, shapes, ofShapes)
    for (const each of days) each.ofEditionsWithoutRaces(columns, editionFailures)
    for (const check of ofEditions) check(columns, editionFailures)
    for (const each of days) each.ofRaces(columns, raceFailures)
    for (const check of ofRaces) check(columns, raceFailures)
    const scanned = { columns, isOutside, editionFailures, raceFailures }
    const arrays = { passing: scratch.passing(editions), matches: scratch.matches(editions) }
    const found =
      needsRace || days.length > 0
        ? findMatches(scanned, needsRace, arrays)
        : findMatchingEditions(scanned, arrays)
    yield {
      ...scanned,
      failing: found.failing,
      passing: arrays.passing,
      matches: arrays.matches.subarray(0, found.editions),
      races: found.races,
      today,
      prices: pricesOn(columns, today),
    }
  }
}

/** Writes failures by checks of a table, whose rows are checked once for all that refer to them. */
function failByTable<Table extends { count: number }>(
  failures: Int32Array,
  indexes: IndexColumn,
  table: Table,
  checks: readonly Check<Table>[],
): void {
  if (checks.length === 0) return
  const ofRows = scratch.rows(table.count)
  for (const check of checks) check(table, ofRows)
  for (let index = 0; index < failures.length; index += 1)
    failures[index] = ofRows[indexes[index] ?? 0] ?? 0
}
