import { filterBits } from './filter-bits.ts'
import type { Columns } from '../columns/columns.ts'
import { createScratch } from './scratch.ts'

/** A month with the bits of the filters that each of its editions and races fails. */
export interface CheckedMonth {
  columns: Columns
  editionFailures: Int32Array
  raceFailures: Int32Array
}

/** Arrays that a search shares with the next: `passing` by edition, `matches` with room for all editions. */
interface Arrays {
  passing: Int32Array
  matches: Int32Array
}

// A scan awaits nothing, so all searches can share one array.
const scratch = createScratch()

/** 0 for 0, 1 for other numbers of up to 31 bits, without a branch: processors predict those of filters badly. */
const oneUnlessZero = (value: number): number => (value | -value) >>> 31

/**
 * Counts the races of each edition that pass all filters, and lists the editions that match.
 * @param needsRace true if an edition without races does not match
 * @returns number of matching editions and of their passing races, and the bits of all filters that anything fails
 */
export function findMatches(
  { columns: { raceStart }, editionFailures, raceFailures }: CheckedMonth,
  needsRace: boolean,
  { passing, matches }: Arrays,
): { editions: number; races: number; failing: number } {
  let failing = 0
  /** Number of passing races before each race. */
  const before = scratch(raceFailures.length + 1)
  let passed = 0
  for (let race = 0; race < raceFailures.length; race += 1) {
    const failures = raceFailures[race] ?? 0
    failing |= failures
    before[race] = passed
    passed += 1 - oneUnlessZero(failures)
  }
  before[raceFailures.length] = passed
  const withoutRaces = needsRace ? 0 : 1
  let editions = 0
  let races = 0
  let hasEditionWithoutRaces = 0
  let first = raceStart[0] ?? 0
  let passedBefore = before[first] ?? 0
  for (let edition = 0; edition < editionFailures.length; edition += 1) {
    const end = raceStart[edition + 1] ?? 0
    const passedAfter = before[end] ?? 0
    const count = passedAfter - passedBefore
    const hasNoRaces = 1 - oneUnlessZero(end - first)
    const isPassing = oneUnlessZero(count) | (hasNoRaces & withoutRaces)
    const ofEdition = editionFailures[edition] ?? 0
    const isMatch = isPassing & (1 - oneUnlessZero(ofEdition))
    failing |= ofEdition
    hasEditionWithoutRaces |= hasNoRaces
    passing[edition] = count + isPassing - 1
    // An edition that does not match is overwritten by the next.
    matches[editions] = edition
    editions += isMatch
    races += count * isMatch
    first = end
    passedBefore = passedAfter
  }
  if (needsRace && hasEditionWithoutRaces !== 0) failing |= filterBits.anyRace
  return { editions, races, failing }
}

/** `findMatches` for races that all pass. */
export function findMatchingEditions(
  { columns: { raceStart }, editionFailures }: CheckedMonth,
  { passing, matches }: Arrays,
): { editions: number; races: number; failing: number } {
  let failing = 0
  let editions = 0
  let races = 0
  let first = raceStart[0] ?? 0
  for (let edition = 0; edition < editionFailures.length; edition += 1) {
    const end = raceStart[edition + 1] ?? 0
    const ofEdition = editionFailures[edition] ?? 0
    const isMatch = 1 - oneUnlessZero(ofEdition)
    failing |= ofEdition
    passing[edition] = end - first
    matches[editions] = edition
    editions += isMatch
    races += (end - first) * isMatch
    first = end
  }
  return { editions, races, failing }
}
