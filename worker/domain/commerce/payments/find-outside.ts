import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

const rows = v.array(
  v.object({
    id: v.string(),
    orderId: v.string(),
    method: v.string(),
    reference: v.string(),
    seller: v.string(),
    amount: v.number(),
    currency: v.string(),
    state: v.picklist(['created', 'failed', 'cancelled', 'succeeded', 'to_refund', 'refunded']),
    /** Minor units that are to be paid back. */
    asked: v.number(),
    at: v.string(),
  }),
)

/** A payment that its organiser receives without us. */
export type OutsidePayment = v.InferOutput<typeof rows>[number]

async function findWhere(db: Database, which: SQL): Promise<OutsidePayment[]> {
  const { results } = await prepare(
    db,
    sql`SELECT y.id, y.order_id AS "orderId", y.method, y.provider_id AS reference, o.name AS seller, y.amount,
        y.currency, y.state, y.at,
        (SELECT coalesce(sum(amount), 0) FROM refund WHERE payment_id = y.id AND state = 'asked') AS asked
      FROM payment y JOIN purchase p ON p.id = y.order_id JOIN sale s ON s.edition_id = p.sale_id
      JOIN organiser o ON o.id = s.organiser_id
      WHERE y.method IN ('bank-transfer', 'on-site') AND ${which} ORDER BY y.at, y.id LIMIT 500`,
  ).all()
  return v.parse(rows, results)
}

/** Payments with a reference: the first, and those that arrived with it again. */
export const findByReference = async (db: Database, reference: string): Promise<OutsidePayment[]> =>
  await findWhere(db, sql`(y.provider_id = ${reference} OR y.provider_id LIKE ${`${reference}/%`})`)

/** Payments that orders wait for, and those of which something is to be paid back. */
export const findDue = async (db: Database): Promise<OutsidePayment[]> =>
  await findWhere(
    db,
    sql`(y.state = 'created' OR EXISTS (SELECT 1 FROM refund WHERE payment_id = y.id AND state = 'asked'))`,
  )
