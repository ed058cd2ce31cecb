import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { readCreditorReference } from '../../../../src/model/orders/account-numbers.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { findByReference } from './find-outside.ts'
import type { Payment } from './find-payment.ts'
import { recordPayment } from './record-payment.ts'
import { settleRefund } from './settle-refund.ts'

interface Received {
  /** As it was typed or stands on a statement. */
  reference: string
  /** Minor units, and their currency. */
  amount: number
  currency: string
  /** True for money that arrived with the same reference once more. */
  isAgain: boolean
}

/**
 * Records money that an organiser received without us, by its reference. An amount other than the total, and money of an order
 * that is paid or whose places are gone, is to be paid back.
 * @returns the state of the payment
 * @throws DomainError not-found for a reference of no payment; conflict if it was recorded before and `isAgain` is not set
 */
export async function receiveOutside(
  db: Database,
  { reference: typed, amount, currency, isAgain }: Received,
  now: Date,
): Promise<Payment['state']> {
  const reference = readCreditorReference(typed)
  const payments = reference === null ? [] : await findByReference(db, reference)
  const [first] = payments
  if (reference === null || first === undefined) throw new DomainError('not-found')
  const open = payments.find(({ state }) => ['created', 'failed', 'cancelled'].includes(state))
  if (open === undefined && !isAgain) throw new DomainError('conflict')
  const paymentId = open?.id ?? `${first.id}-${payments.length + 1}`
  if (open === undefined)
    await prepare(
      db,
      sql`INSERT INTO payment (id, order_id, attempt, method, provider_id, amount, currency, state, at)
        SELECT ${paymentId}, order_id, (SELECT max(attempt) + 1 FROM payment WHERE order_id = ${first.orderId}), method,
          ${`${reference}/${payments.length + 1}`}, ${amount}, ${currency}, 'created', ${now.toISOString()}
        FROM payment WHERE id = ${first.id} ON CONFLICT DO NOTHING`,
    ).run()
  return await recordPayment(db, { paymentId, amount, currency }, now)
}

const asked = v.array(v.object({ id: v.string() }))

/**
 * Records that an organiser has paid back all that was asked back of the payments with a reference. @returns refunds settled
 * @throws DomainError not-found for a reference of no payment
 */
export async function payBackOutside(db: Database, typed: string, now: Date): Promise<number> {
  const reference = readCreditorReference(typed)
  const payments = reference === null ? [] : await findByReference(db, reference)
  if (payments.length === 0) throw new DomainError('not-found')
  const ids = JSON.stringify(payments.map(({ id }) => id))
  const { results } = await prepare(
    db,
    sql`SELECT id FROM refund WHERE state = 'asked' AND payment_id IN (SELECT value FROM json_each(${ids})) ORDER BY at, id`,
  ).all()
  const refunds = v.parse(asked, results)
  for (const { id } of refunds) await settleRefund(db, id, now)
  return refunds.length
}
