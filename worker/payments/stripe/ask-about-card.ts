import type { Database } from '../../db/client.ts'
import { endAttempt } from '../../domain/commerce/payments/end-attempt.ts'
import {
  findCardPayment,
  type CardPayment,
} from '../../domain/commerce/payments/find-card-payment.ts'
import { leavePayment, lookAtPayment } from './look-at-payment.ts'
import { openStripe, type StripeSettings } from './open-stripe.ts'

/** Asks Stripe what became of a payment, and records it. */
export async function askAboutCard(
  db: Database,
  settings: StripeSettings,
  paymentId: string,
  now: Date,
): Promise<CardPayment | null> {
  const payment = await findCardPayment(db, { id: paymentId })
  if (payment !== null && payment.sessionId !== null)
    await lookAtPayment(
      db,
      await openStripe(settings),
      { ...payment, sessionId: payment.sessionId },
      now,
    )
  return payment
}

/** Ends a payment that its buyer leaves. Without a session its page was never shown. */
export async function leaveCard(
  db: Database,
  settings: StripeSettings,
  paymentId: string,
  now: Date,
): Promise<void> {
  const payment = await findCardPayment(db, { id: paymentId })
  if (payment === null) return
  const { orderId, sessionId } = payment
  if (sessionId === null)
    return await endAttempt(db, { paymentId, orderId, state: 'cancelled' }, now)
  await leavePayment(db, await openStripe(settings), { ...payment, sessionId }, now)
}
