import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

interface Assigning {
  editionId: number
  /** Null for all races. */
  raceId: number | null
}

/**
 * Gives each paid place without a start number the next free one of its race's ranges, in the order in which the places were
 * paid. One statement finds the free numbers and writes them; numbers that are given or held back stay as they are. Places for
 * which the ranges do not suffice stay without.
 * @returns numbers that were given
 */
export async function assignNumbers(
  db: Database,
  { editionId, raceId }: Assigning,
  now: Date,
): Promise<number> {
  const { meta } = await prepare(
    db,
    sql`WITH RECURSIVE numbers (race_id, number, last) AS (
        SELECT race_id, first, last FROM number_range
          WHERE edition_id = ${editionId} AND (${raceId} IS NULL OR race_id = ${raceId})
        UNION ALL SELECT race_id, number + 1, last FROM numbers WHERE number < last),
      open AS MATERIALIZED (SELECT race_id, number, row_number() OVER (PARTITION BY race_id ORDER BY number) AS turn
        FROM numbers WHERE number NOT IN (SELECT number FROM start_number WHERE edition_id = ${editionId})),
      waiting AS MATERIALIZED (SELECT e.id, e.race_id,
          row_number() OVER (PARTITION BY e.race_id ORDER BY p.paid_at, p.id, e.ordinal) AS turn
        FROM purchase p JOIN entry e ON e.order_id = p.id
        WHERE p.sale_id = ${editionId} AND p.state = 'paid' AND e.state = 'valid'
          AND NOT EXISTS (SELECT 1 FROM start_number s WHERE s.entry_id = e.id))
      INSERT INTO start_number (edition_id, number, entry_id, at)
      SELECT ${editionId}, o.number, w.id, ${now.toISOString()}
        FROM waiting w JOIN open o ON o.race_id = w.race_id AND o.turn = w.turn`,
  ).run()
  return meta.changes
}
