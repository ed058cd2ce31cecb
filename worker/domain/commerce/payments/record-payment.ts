import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { sellTakes } from '../capacity/change-takes.ts'
import {
  feesAccount,
  moneyAccount,
  orderAccount,
  organiserAccount,
  receivedBy,
} from '../ledger/accounts.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { queueOrderMail } from '../orders/queue-order-mail.ts'
import { addReceipt } from '../receipts/add-receipt.ts'
import { takeOffer } from '../orders/end-offer.ts'
import { findPayment, type Payment } from './find-payment.ts'

interface Received {
  paymentId: string
  /** Amount that arrived, in minor units; more or less than the order costs gets no place. */
  amount: number
  currency: string
}

/**
 * Records money that arrived, in time, late, twice or out of order: one batch for all of them. It is first entered as money
 * to be given back, and becomes the payment of its order only if the places are sold by the same batch. So nothing is
 * charged without a place by default, and not by a branch.
 * @returns the state of the payment
 * @throws DomainError not-found
 */
export async function recordPayment(
  db: Database,
  received: Received,
  now: Date,
): Promise<Payment['state']> {
  const payment = await findPayment(db, received.paymentId)
  if (payment === null) throw new DomainError('not-found')
  await db.$client.batch([
    ...sellStatements(db, payment, received, now),
    ...accountStatements(db, payment, received, now),
  ])
  const recorded = await findPayment(db, payment.id)
  if (recorded === null) throw new Error('A payment that was recorded is gone.')
  return recorded.state
}

/** Each statement acts if the one before changed a row. */
function sellStatements(
  db: Database,
  { id, orderId }: Payment,
  { amount, currency }: Received,
  now: Date,
): D1PreparedStatement[] {
  const isPayable = sql`EXISTS (SELECT 1 FROM purchase WHERE id = ${orderId}
    AND state IN ('held', 'paying', 'awaiting') AND total = ${amount} AND currency = ${currency})`
  return [
    prepare(
      db,
      sql`UPDATE payment SET state = 'to_refund', amount = ${amount}, currency = ${currency}
        WHERE id = ${id} AND state IN ('created', 'failed', 'cancelled')`,
    ),
    sellTakes(db, { orderId, condition: sql`changes() = 1 AND ${isPayable}` }, now),
    prepare(
      db,
      sql`UPDATE purchase SET state = 'paid', paid_at = ${now.toISOString()}, version = version + 1
        WHERE id = ${orderId} AND state IN ('held', 'paying', 'awaiting') AND changes() > 0`,
    ),
    prepare(
      db,
      sql`UPDATE payment SET state = 'succeeded' WHERE id = ${id} AND state = 'to_refund' AND changes() = 1`,
    ),
  ]
}

/** Movements, numbers and emails, which stand at most once; entries; and the refund of money that got no place. */
function accountStatements(
  db: Database,
  payment: Payment,
  { amount, currency }: Received,
  now: Date,
): D1PreparedStatement[] {
  const { id, orderId, organiserId, method, fee } = payment
  const order = orderAccount(orderId)
  const organiser = organiserAccount(organiserId)
  const isIn = (...states: string[]) =>
    sql`EXISTS (SELECT 1 FROM payment WHERE id = ${id} AND state IN (SELECT value FROM json_each(${JSON.stringify(states)})))`
  const succeeded = isIn('succeeded')
  const post = (
    movement: string,
    debit: string,
    credit: string,
    sum: number,
    condition = succeeded,
  ) =>
    postMovement(
      db,
      { movement: `${movement}:${id}`, debit, credit, currency, amount: sum },
      condition,
      now,
    )
  const arrived = isIn('succeeded', 'to_refund')
  return [
    post('pay', moneyAccount(method, organiserId), order, amount, arrived),
    post('earn', order, organiser, amount),
    post('fee', organiser, feesAccount, fee),
    post('settle', organiser, moneyAccount(method, organiserId), receivedBy(method, amount, fee)),
    prepare(
      db,
      sql`UPDATE entry SET state = 'valid' WHERE order_id = ${orderId} AND state = 'draft' AND ${succeeded}`,
    ),
    addReceipt(
      db,
      { sellerId: organiserId, orderId, kind: 'receipt', cause: `earn:${id}` },
      succeeded,
      now,
    ),
    prepare(
      db,
      sql`INSERT INTO refund (id, payment_id, amount, fee_back, reason, state, at)
        SELECT ${`${id}-no-place`}, id, amount, 0, 'no-place', 'asked', ${now.toISOString()} FROM payment
        WHERE id = ${id} AND state = 'to_refund' ON CONFLICT DO NOTHING`,
    ),
    queueOrderMail(db, { orderId, news: 'paid', cause: id }, succeeded, now),
    queueOrderMail(db, { orderId, news: 'no-place', cause: id }, isIn('to_refund'), now),
    takeOffer(db, orderId, now),
  ]
}
