import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

const paymentRow = v.object({
  id: v.string(),
  orderId: v.string(),
  method: v.string(),
  amount: v.number(),
  currency: v.string(),
  state: v.picklist(['created', 'failed', 'cancelled', 'succeeded', 'to_refund', 'refunded']),
  /** Facts of its order. */
  organiserId: v.number(),
  total: v.number(),
  fee: v.number(),
})

/** A payment with what its order costs; amounts in minor units. */
export type Payment = v.InferOutput<typeof paymentRow>

async function findPaymentWhere(db: Database, which: SQL): Promise<Payment | null> {
  const { results } = await prepare(
    db,
    sql`SELECT y.id, y.order_id AS "orderId", y.method, y.amount, y.currency, y.state,
        s.organiser_id AS "organiserId", p.total, p.fee
      FROM payment y JOIN purchase p ON p.id = y.order_id JOIN sale s ON s.edition_id = p.sale_id WHERE ${which}`,
  ).all()
  return v.parse(v.array(paymentRow), results)[0] ?? null
}

export const findPayment = async (db: Database, paymentId: string): Promise<Payment | null> =>
  await findPaymentWhere(db, sql`y.id = ${paymentId}`)

/** The payment that an order waits for. */
export const findRunningPayment = async (db: Database, orderId: string): Promise<Payment | null> =>
  await findPaymentWhere(
    db,
    sql`y.order_id = ${orderId} AND y.state = 'created'
    AND p.state IN ('paying', 'awaiting')`,
  )
