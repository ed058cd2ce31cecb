import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { FactFaults } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const idRows = v.array(v.object({ id: v.number() }))

/** Fault of each list of races that loses one whose places are or were sold here; their sale can be ended. */
export async function soldRaces(db: Database, races: readonly number[]): Promise<FactFaults> {
  if (races.length === 0) return {}
  const [rows] = await readBatch(db, [
    sql`SELECT DISTINCT r.edition_id AS id FROM stock s JOIN race r ON r.id = s.race_id
      WHERE r.id IN (SELECT value FROM json_each(${JSON.stringify(races)}))`,
  ])
  return Object.fromEntries(
    v.parse(idRows, rows).map(({ id }) => [`editions.${id}.races`, 'race-is-sold'] as const),
  )
}
