import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

const rows = v.array(
  v.object({
    organiserId: v.number(),
    date: v.string(),
    endDate: v.string(),
    zone: v.string(),
  }),
)

/** The seller of an order, and the days of its edition at the place; null if there is no such order. */
export async function findSelling(
  db: Database,
  orderId: string,
): Promise<v.InferOutput<typeof rows>[number] | null> {
  const { results } = await prepare(
    db,
    sql`SELECT s.organiser_id AS "organiserId", e.date, e.end_date AS "endDate", e.zone
      FROM purchase p JOIN sale s ON s.edition_id = p.sale_id JOIN edition e ON e.id = p.sale_id
      WHERE p.id = ${orderId}`,
  ).all()
  return v.parse(rows, results)[0] ?? null
}
