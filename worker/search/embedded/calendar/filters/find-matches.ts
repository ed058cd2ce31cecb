import type { ScannedMonth } from './scan-months.ts'
import { filterBits } from './filter-bits.ts'

type Scanned = Pick<ScannedMonth, 'columns' | 'editionFailures' | 'raceFailures'>

/** Arrays that a search shares with the next: `passing` by edition, `matches` with room for all editions. */
interface Arrays {
  passing: Int32Array
  matches: Int32Array
}

/**
 * Counts the races of each edition that pass all filters, and lists the editions that match.
 * @param needsRace true if an edition without races does not match
 * @returns number of matching editions and of their passing races, and the bits of all filters that anything fails
 */
export function findMatches(
  { columns: { raceStart }, editionFailures, raceFailures }: Scanned,
  needsRace: boolean,
  { passing, matches }: Arrays,
): { editions: number; races: number; failing: number } {
  const withoutRaces = needsRace ? -1 : 0
  let failing = 0
  let editions = 0
  let races = 0
  let end = raceStart[0] ?? 0
  for (let edition = 0; edition < editionFailures.length; edition += 1) {
    const first = end
    end = raceStart[edition + 1] ?? first
    const ofEdition = editionFailures[edition] ?? 0
    failing |= ofEdition
    let count = 0
    if (first === end) {
      count = withoutRaces
      if (needsRace) failing |= filterBits.anyRace
    } else {
      for (let race = first; race < end; race += 1) {
        const failures = raceFailures[race] ?? 0
        failing |= failures
        count += failures === 0 ? 1 : 0
      }
      if (count === 0) count = -1
    }
    passing[edition] = count
    if (ofEdition !== 0 || count < 0) continue
    matches[editions] = edition
    editions += 1
    races += count
  }
  return { editions, races, failing }
}

/** `findMatches` for races that all pass. */
export function findMatchingEditions(
  { columns: { raceStart }, editionFailures }: Scanned,
  { passing, matches }: Arrays,
): { editions: number; races: number; failing: number } {
  let failing = 0
  let editions = 0
  let races = 0
  let end = raceStart[0] ?? 0
  for (let edition = 0; edition < editionFailures.length; edition += 1) {
    const first = end
    end = raceStart[edition + 1] ?? first
    const ofEdition = editionFailures[edition] ?? 0
    failing |= ofEdition
    passing[edition] = end - first
    if (ofEdition !== 0) continue
    matches[editions] = edition
    editions += 1
    races += end - first
  }
  return { editions, races, failing }
}
