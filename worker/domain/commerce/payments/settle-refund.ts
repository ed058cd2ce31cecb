import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
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
import { findPayment, type Payment } from './find-payment.ts'

const refundRow = v.object({
  id: v.string(),
  paymentId: v.string(),
  amount: v.number(),
  feeBack: v.number(),
  reason: v.picklist(['no-place', 'cancelled']),
})
type Refund = v.InferOutput<typeof refundRow>

/**
 * Records that a refund has been paid, with its movements and, if places were given up, its credit note. A second call
 * changes nothing.
 * @throws DomainError not-found
 */
export async function settleRefund(db: Database, refundId: string, now: Date): Promise<void> {
  const { results } = await prepare(
    db,
    sql`SELECT id, payment_id AS "paymentId", amount, fee_back AS "feeBack", reason FROM refund WHERE id = ${refundId}`,
  ).all()
  const [refund] = v.parse(v.array(refundRow), results)
  const payment = refund === undefined ? null : await findPayment(db, refund.paymentId)
  if (refund === undefined || payment === null) throw new DomainError('not-found')
  await db.$client.batch([
    prepare(db, sql`UPDATE refund SET state = 'done' WHERE id = ${refundId} AND state = 'asked'`),
    prepare(
      db,
      sql`UPDATE payment SET state = 'refunded' WHERE id = ${payment.id} AND state IN ('succeeded', 'to_refund')
        AND amount = (SELECT sum(amount) FROM refund WHERE payment_id = ${payment.id} AND state = 'done')`,
    ),
    ...movements(db, refund, payment, now),
    queueOrderMail(
      db,
      {
        orderId: payment.orderId,
        news: 'refunded',
        cause: refundId,
        amount: refund.amount,
      },
      sql`EXISTS (SELECT 1 FROM refund WHERE id = ${refundId} AND state = 'done')`,
      now,
    ),
  ])
}

function movements(
  db: Database,
  { id, amount, feeBack, reason }: Refund,
  { orderId, organiserId, currency, method }: Payment,
  now: Date,
): D1PreparedStatement[] {
  const order = orderAccount(orderId)
  const organiser = organiserAccount(organiserId)
  const isDone = sql`EXISTS (SELECT 1 FROM refund WHERE id = ${id} AND state = 'done')`
  const post = (movement: string, debit: string, credit: string, sum: number) =>
    postMovement(
      db,
      { movement: `${movement}:${id}`, debit, credit, currency, amount: sum },
      isDone,
      now,
    )
  const money = moneyAccount(method, organiserId)
  const back = post('back', order, money, amount)
  if (reason === 'no-place') return [back]
  return [
    post('unearn', organiser, order, amount),
    back,
    post('fee-back', feesAccount, organiser, feeBack),
    post('unsettle', money, organiser, receivedBy(method, amount, feeBack)),
    addReceipt(
      db,
      { sellerId: organiserId, orderId, kind: 'credit', cause: `unearn:${id}` },
      isDone,
      now,
    ),
  ]
}
