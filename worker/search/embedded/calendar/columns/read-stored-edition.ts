import type { SqlRow, Statement } from '../../statement.ts'
import { raceFlags, type StoredEdition, type StoredRace } from './stored-edition.ts'

/** Selects the stored editions of a month, in the order of the calendar. */
export const editionsStatement = (month: number): Statement => ({
  sql: 'SELECT document FROM calendar_edition WHERE month = ?1 ORDER BY sort',
  params: [month],
})

/** The JSON was written by `eventRowsOf`, so it is not validated again. */
export function readStoredEdition({ document }: SqlRow): StoredEdition {
  return upgradeEdition(JSON.parse(String(document)))
}

/** A race as stored before races had days and price steps: [sport, metres, climb, euro, flags]. */
type OldStoredRace = [number, number | null, number | null, number | null, number]

/**
 * Converts a stored edition to today's shape. A migration queues every event for indexing; until its turn comes, an
 * old row is read as an edition that ends with the day in UTC, whose races have no day of their own and one price without an
 * end.
 */
export function upgradeEdition(
  row: Omit<StoredEdition, 'races' | 'endOffset'> & {
    endOffset?: number
    races: (StoredRace | OldStoredRace)[]
  },
): StoredEdition {
  return { ...row, endOffset: row.endOffset ?? 0, races: row.races.map(upgradeRace) }
}

function upgradeRace(race: StoredRace | OldStoredRace): StoredRace {
  const [sport, metres, gain, price, flags, day = null] = race
  if (Array.isArray(price)) return [sport, metres, gain, price, flags, day]
  const solo = (flags & raceFlags.team) === 0 ? raceFlags.solo : 0
  return [sport, metres, gain, price === null ? [] : [[price, null, null]], flags | solo, null]
}
