import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { FactFaults } from '../../../../src/model/event-facts/faults/fault-codes.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { readBatch } from '../../../db/read-batch.ts'

const idRows = v.array(v.object({ id: v.number() }))

/** Fault of each edition that must not be removed, because members have reviewed it; it can be archived. */
export async function reviewedEditions(
  db: Database,
  editions: readonly number[],
): Promise<FactFaults> {
  if (editions.length === 0) return {}
  const [rows] = await readBatch(db, [
    sql`SELECT DISTINCT edition_id AS id FROM review
      WHERE edition_id IN (SELECT value FROM json_each(${JSON.stringify(editions)}))`,
  ])
  return Object.fromEntries(
    v.parse(idRows, rows).map(({ id }) => [`editions.${id}`, 'edition-has-reviews'] as const),
  )
}

/** Reviews of a race that is removed stay, as reviews of its edition. */
export const forgetRaces = (db: Database, races: readonly number[]): D1PreparedStatement[] =>
  races.length === 0
    ? []
    : [
        prepare(
          db,
          sql`UPDATE review SET race_id = NULL
            WHERE race_id IN (SELECT value FROM json_each(${JSON.stringify(races)}))`,
        ),
      ]
