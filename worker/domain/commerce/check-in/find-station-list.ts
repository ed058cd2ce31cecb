import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { flagColumn, textColumn } from '../people/person-columns.ts'
import { findEditionKeys } from '../tickets/edition-keys.ts'
import { isGoodEntrySql } from '../tickets/is-good-entry.ts'
import type { Station } from './stations.ts'

const entryRow = v.object({
  id: v.number(),
  race: v.number(),
  /** ISO date of the race; null if it is that of the edition. */
  raceDate: v.nullable(v.string()),
  version: v.number(),
  isWithdrawn: flagColumn,
  isUnpaid: flagColumn,
  givenName: textColumn,
  familyName: textColumn,
  year: textColumn,
  month: textColumn,
  day: textColumn,
  guardian: textColumn,
})

const lineRow = v.object({
  station: v.string(),
  device: v.string(),
  sequence: v.number(),
  entry: v.number(),
  undoesDevice: v.nullable(v.string()),
  undoesSequence: v.nullable(v.number()),
  number: v.nullable(v.number()),
  at: v.pipe(
    v.string(),
    v.transform((text) => new Date(text).getTime()),
  ),
  doubt: v.nullable(v.string()),
})

const raceRow = v.object({ id: v.number(), name: v.string() })

/** Start list of a station, as it is stored. */
export type StoredList = Awaited<ReturnType<typeof findStationList>>

/**
 * Races, keys, entries and check-ins of a station. Entries that were cancelled stay in the list, which is the list of withdrawn
 * tickets as well; places of orders that are not paid yet are in it.
 */
export async function findStationList(db: Database, { editionId, races }: Station) {
  const served = sql`(SELECT value FROM json_each(${JSON.stringify(races)}))`
  const [raceRows, entries, lines] = await readBatch(db, [
    sql`SELECT id, name FROM race WHERE edition_id = ${editionId} AND id IN ${served} ORDER BY ordinal, id`,
    sql`SELECT e.id, e.race_id AS race, r.date AS "raceDate", e.ticket_version AS version,
        NOT ${sql.raw(isGoodEntrySql)} AND p.state <> 'awaiting' AS "isWithdrawn", p.state = 'awaiting' AS "isUnpaid",
        t.given_name AS "givenName", t.family_name AS "familyName", t.year, t.month, t.day, t.guardian
      FROM entry e JOIN purchase p ON p.id = e.order_id JOIN edition d ON d.id = p.sale_id JOIN race r ON r.id = e.race_id
      LEFT JOIN participant t ON t.order_id = e.order_id AND t.ordinal = e.ordinal
      WHERE p.sale_id = ${editionId} AND e.race_id IN ${served}
        AND (p.state = 'awaiting' OR p.state IN ('paid', 'refunded') AND e.state <> 'draft') ORDER BY e.id`,
    sql`SELECT s.name AS station, c.device, c.sequence, c.entry_id AS entry, c.undoes_device AS "undoesDevice",
        c.undoes_sequence AS "undoesSequence", c.number, c.at, c.doubt
      FROM check_in c JOIN station s ON s.id = c.station_id JOIN entry e ON e.id = c.entry_id
      WHERE s.edition_id = ${editionId} AND e.race_id IN ${served}`,
  ])
  const keys = await findEditionKeys(db, editionId)
  return {
    races: v.parse(v.array(raceRow), raceRows),
    entries: v.parse(v.array(entryRow), entries),
    lines: v
      .parse(v.array(lineRow), lines)
      .map(({ undoesDevice: device, undoesSequence: sequence, ...line }) => ({
        ...line,
        undoes: device === null || sequence === null ? null : { device, sequence },
      })),
    keys: keys.map(({ number, publicKey, endsAt }) => ({ number, publicKey, endsAt })),
  }
}
