import { paymentMinutes } from '../../../src/model/orders/holds.ts'
import { orderNumber } from '../../../src/model/orders/order-number.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { endAttempt } from '../../domain/commerce/payments/end-attempt.ts'
import {
  findCardPayment,
  nameAtProvider,
  type CardPayment,
} from '../../domain/commerce/payments/find-card-payment.ts'
import { findSelling } from '../../domain/commerce/payments/find-selling.ts'
import { startPayment } from '../../domain/commerce/payments/start-payment.ts'
import { findPayout } from '../../domain/commerce/payouts/find-payout.ts'
import { createSession, retrieveSession } from './calls.ts'
import { isRefusal, openStripe, type StripeSettings } from './open-stripe.ts'

interface Start {
  orderId: string
  /** Origin of the site. */
  origin: string
}

/**
 * Begins the payment of an order by card, or goes on with the one that runs. The payment is stored before Stripe is called, and
 * the call depends on nothing but its row, so that a repetition after a failure meets the same session.
 * @returns address of Stripe's page; null if there is nothing to pay any more, or Stripe does not answer
 * @throws DomainError forbidden for an organiser who cannot be charged for; conflict if the hold ended, another method runs, or
 * Stripe refuses the call
 */
export async function startSession(
  db: Database,
  settings: StripeSettings,
  { orderId, origin }: Start,
  now: Date,
): Promise<string | null> {
  const selling = await findSelling(db, orderId)
  const payout = selling === null ? null : await findPayout(db, selling.organiserId)
  const account = payout?.canCharge === true ? payout.stripeAccount : null
  if (account === null) throw new DomainError('forbidden')
  const until = new Date(now.getTime() + paymentMinutes * 60_000)
  const started = await startPayment(db, { orderId, method: 'stripe', state: 'paying', until }, now)
  const payment = await findCardPayment(db, { id: started.id })
  if (payment === null) throw new DomainError('conflict')
  const stripe = await openStripe(settings)
  if (payment.sessionId !== null)
    return (await retrieveSession(stripe, payment.sessionId)).url ?? null
  try {
    const input = sessionInput(payment, account, origin)
    const { id, url } = await createSession(stripe, input)
    await nameAtProvider(db, payment.id, id)
    return url
  } catch (error) {
    console.error('Stripe made no session:', error instanceof Error ? error.message : '')
    // Without an answer the order goes on being paid: its page offers the same call again.
    if (!isRefusal(error)) return null
    await endAttempt(db, { paymentId: payment.id, orderId, state: 'failed' }, now)
    throw new DomainError('conflict')
  }
}

/** The call for a payment, which follows from its row. */
export const sessionInput = (payment: CardPayment, account: string, origin: string) => ({
  paymentId: payment.id,
  orderId: payment.orderId,
  amount: payment.amount,
  currency: payment.currency,
  fee: payment.fee,
  account,
  description: `${payment.event}, ${orderNumber(payment.orderId)}`,
  email: payment.email,
  returnUrl: `${origin}/api/checkout/return?payment=${payment.id}&locale=${payment.locale}`,
  expiresAt: new Date(Date.parse(payment.at) + paymentMinutes * 60_000),
})
