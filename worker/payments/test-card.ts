import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { lateSeconds, type TestCardEnding } from '../../src/model/orders/payment-methods.ts'
import type { Database } from '../db/client.ts'
import { prepare } from '../db/prepare.ts'
import { findRunningPayment } from '../domain/commerce/payments/find-payment.ts'
import { recordPayment } from '../domain/commerce/payments/record-payment.ts'
import { randomToken } from '../runtime/digest.ts'

/** The test card, which takes no money: its id of a payment says how it ends. */

export const testCardId = (ending: TestCardEnding): string => `${ending}:${randomToken(16)}`

const lateSince = (now: Date) => new Date(now.getTime() - lateSeconds * 1000).toISOString()

const due = v.array(v.object({ id: v.string(), orderId: v.string() }))

/** Late payments by the test card that have arrived, the oldest first. */
async function findArrived(db: Database, limit: number, now: Date, orderId: string | null) {
  const { results } = await prepare(
    db,
    sql`SELECT id, order_id AS orderId FROM payment WHERE state = 'created' AND method = 'test-card'
        AND provider_id LIKE 'late:%' AND at <= ${lateSince(now)}
        AND (${orderId} IS NULL OR order_id = ${orderId}) ORDER BY at, id LIMIT ${limit}`,
  ).all()
  return v.parse(due, results)
}

/** Query for late payments, with the instant `since` from which each has arrived. */
export const arrivedSince = sql`SELECT datetime(at, ${`+${lateSeconds} seconds`}) AS since FROM payment
  WHERE state = 'created' AND method = 'test-card' AND provider_id LIKE 'late:%'`

/**
 * Records late payments that have arrived, as a provider that is asked would report them. @returns how many
 * @param orderId the only order to look at; null for all
 */
export async function recordArrived(
  db: Database,
  { limit, orderId }: { limit: number; orderId: string | null },
  now: Date,
): Promise<number> {
  const arrived = await findArrived(db, limit, now, orderId)
  for (const { id, orderId: order } of arrived) {
    const payment = await findRunningPayment(db, order)
    const { amount, currency } = payment ?? { amount: 0, currency: '' }
    if (payment?.id === id) await recordPayment(db, { paymentId: id, amount, currency }, now)
  }
  return arrived.length
}
