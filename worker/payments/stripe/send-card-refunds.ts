import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type Stripe from 'stripe'
import type { Database } from '../../db/client.ts'
import { prepare } from '../../db/prepare.ts'
import { settleRefund } from '../../domain/commerce/payments/settle-refund.ts'
import { createFeeRefund, createRefund, listRefunds, retrieveSession } from './calls.ts'

const rows = v.array(
  v.object({
    id: v.string(),
    sessionId: v.string(),
    amount: v.number(),
    feeBack: v.number(),
    reason: v.picklist(['no-place', 'cancelled']),
    /** Amount of the payment, and the fee within it. */
    paid: v.number(),
    fee: v.number(),
    at: v.string(),
  }),
)
type DueRefund = v.InferOutput<typeof rows>[number]

/** Hours for which Stripe certainly knows a repeated call by its key; later its refunds are looked through first. */
const knownHours = 20

/**
 * Pays refunds by card that were asked for, the oldest first. One that Stripe refuses or has not finished stays asked for. @returns
 * how many were paid
 * @throws Error of the last that failed, once all were tried
 */
export async function sendCardRefunds(
  db: Database,
  open: () => Promise<Stripe>,
  limit: number,
  now: Date,
): Promise<number> {
  const { results } = await prepare(
    db,
    sql`SELECT r.id, y.provider_id AS "sessionId", r.amount, r.fee_back AS "feeBack", r.reason, y.amount AS paid, p.fee, r.at
      FROM refund r JOIN payment y ON y.id = r.payment_id JOIN purchase p ON p.id = y.order_id
      WHERE r.state = 'asked' AND y.method = 'stripe' AND y.provider_id IS NOT NULL ORDER BY r.at, r.id LIMIT ${limit}`,
  ).all()
  const due = v.parse(rows, results)
  if (due.length === 0) return 0
  const stripe = await open()
  let paid = 0
  let failure: unknown = null
  for (const each of due)
    try {
      if ((await sendRefund(stripe, each, now)) !== 'succeeded') continue
      await settleRefund(db, each.id, now)
      paid += 1
    } catch (error) {
      failure = error
    }
  if (failure !== null) throw failure
  return paid
}

/** @returns the state of the refund at Stripe */
async function sendRefund(stripe: Stripe, due: DueRefund, now: Date): Promise<string | null> {
  const { id: refundId, amount, feeBack, reason, paid, fee } = due
  const { payment_intent: intent } = await retrieveSession(stripe, due.sessionId)
  if (intent === null || typeof intent === 'string') throw new Error('The session has no payment.')
  const isWhole = amount === paid
  // Money without a place earned no fee, though Stripe has taken it off the charge.
  const withWholeFee = isWhole && (reason === 'no-place' || feeBack === fee)
  const isOld = now.getTime() - Date.parse(due.at) > knownHours * 3_600_000
  const former = isOld
    ? (await listRefunds(stripe, intent.id)).data.find(
        ({ metadata }) => metadata?.['refund'] === refundId,
      )
    : undefined
  const refund =
    former ?? (await createRefund(stripe, { refundId, intent: intent.id, amount, withWholeFee }))
  if (!withWholeFee && feeBack > 0 && refund.status === 'succeeded') {
    const charge = intent.latest_charge
    const taken = typeof charge === 'string' ? null : charge?.application_fee
    const feeId = typeof taken === 'string' ? taken : taken?.id
    if (feeId !== undefined)
      await createFeeRefund(stripe, { refundId, fee: feeId, amount: feeBack })
  }
  return refund.status
}
