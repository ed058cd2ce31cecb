import type Stripe from 'stripe'
import type { Database } from '../../db/client.ts'
import { endAttempt } from '../../domain/commerce/payments/end-attempt.ts'
import type { CardPayment } from '../../domain/commerce/payments/find-card-payment.ts'
import { recordPayment } from '../../domain/commerce/payments/record-payment.ts'
import { expireSession, retrieveSession } from './calls.ts'
import { isRefusal } from './open-stripe.ts'

type Looked = Pick<CardPayment, 'id' | 'orderId'> & { sessionId: string }

/** Reads a payment from Stripe and records what became of it. What an event or a buyer says about it counts for nothing. */
export async function lookAtPayment(
  db: Database,
  stripe: Stripe,
  { id, orderId, sessionId }: Looked,
  now: Date,
): Promise<void> {
  const session = await retrieveSession(stripe, sessionId)
  const { payment_status: money, status, amount_total: amount, currency } = session
  if (money === 'paid' && amount !== null && currency !== null) {
    const received = { paymentId: id, amount, currency: currency.toUpperCase() }
    await recordPayment(db, received, now)
  } else if (status === 'expired')
    await endAttempt(db, { paymentId: id, orderId, state: 'cancelled' }, now)
}

/** Ends a payment that its buyer leaves. One that has been paid meanwhile is recorded instead. */
export async function leavePayment(
  db: Database,
  stripe: Stripe,
  payment: Looked,
  now: Date,
): Promise<void> {
  try {
    await expireSession(stripe, payment.sessionId)
  } catch (error) {
    // Stripe refuses to end a session that has ended: how, the look shows.
    if (!isRefusal(error)) throw error
  }
  await lookAtPayment(db, stripe, payment, now)
}
