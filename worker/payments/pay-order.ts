import { paymentMinutes } from '../../src/model/orders/holds.ts'
import type { PaymentMethod, TestCardEnding } from '../../src/model/orders/payment-methods.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import type { Database } from '../db/client.ts'
import { confirmFreeOrder } from '../domain/commerce/payments/confirm-free.ts'
import { endAttempt } from '../domain/commerce/payments/end-attempt.ts'
import { findRunningPayment } from '../domain/commerce/payments/find-payment.ts'
import { recordPayment } from '../domain/commerce/payments/record-payment.ts'
import { startPayment } from '../domain/commerce/payments/start-payment.ts'
import { awaitMoney } from './await-money.ts'
import { askAboutCard, leaveCard } from './stripe/ask-about-card.ts'
import type { StripeSettings } from './stripe/open-stripe.ts'
import { startSession } from './stripe/start-session.ts'
import { recordArrived, testCardId } from './test-card.ts'

export interface Paying {
  orderId: string
  method: PaymentMethod
  ending: TestCardEnding
  /** Methods that this installation takes. */
  methods: readonly PaymentMethod[]
  /** Stripe, where the installation takes it. */
  card?: { settings: StripeSettings; origin: string }
}

/**
 * Pays an order; one whose payment waits for its buyer or its provider is left being paid.
 * @returns the address at which its buyer pays; null if the buyer stays here
 * @throws DomainError forbidden for a method that the installation or the organiser does not take, conflict for an order that cannot be paid
 */
export async function payOrder(
  db: Database,
  { orderId, method, ending, methods, card }: Paying,
  now: Date,
): Promise<string | null> {
  if (!methods.includes(method)) throw new DomainError('forbidden')
  if (method === 'stripe') {
    if (card === undefined) throw new DomainError('forbidden')
    return await startSession(db, card.settings, { orderId, origin: card.origin }, now)
  }
  if (method === 'free') await confirmFreeOrder(db, orderId, now)
  else if (method === 'test-card') await payByTestCard(db, orderId, ending, now)
  else await awaitMoney(db, { orderId, method }, now)
  return null
}

async function payByTestCard(
  db: Database,
  orderId: string,
  ending: TestCardEnding,
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + paymentMinutes * 60_000)
  const providerId = testCardId(ending)
  const payment = await startPayment(
    db,
    {
      orderId,
      method: 'test-card',
      state: 'paying',
      until,
      providerId,
      news: ending === 'late' ? 'received' : null,
    },
    now,
  )
  const { id: paymentId, amount, currency } = payment
  if (ending === 'declined')
    return await endAttempt(db, { paymentId, orderId, state: 'failed' }, now)
  if (ending === 'succeeds') await recordPayment(db, { paymentId, amount, currency }, now)
}

/**
 * Acts of a buyer while a payment runs: confirm or refuse it by the test card, look whether it has arrived, or leave it for
 * another.
 */
export const paymentAnswers = ['confirm', 'refuse', 'look', 'leave'] as const

interface Answering {
  orderId: string
  answer: (typeof paymentAnswers)[number]
  card?: StripeSettings
}

/**
 * Goes on with the payment that an order waits for.
 * @throws DomainError conflict for an answer that only a payment by the test card has
 */
export async function answerPayment(
  db: Database,
  { orderId, answer, card }: Answering,
  now: Date,
): Promise<void> {
  await recordArrived(db, { limit: 1, orderId }, now)
  const payment = await findRunningPayment(db, orderId)
  if (payment?.method === 'stripe' && card !== undefined) {
    if (answer === 'leave') await leaveCard(db, card, payment.id, now)
    else await askAboutCard(db, card, payment.id, now)
    return
  }
  if (answer === 'look') return
  if (answer === 'leave') {
    // Money that got no place may have come before: the order has no payment then, and is open for another.
    const paymentId = payment?.id ?? null
    return await endAttempt(db, { paymentId, orderId, state: 'cancelled' }, now)
  }
  if (payment?.method !== 'test-card') throw new DomainError('conflict')
  const { id: paymentId, amount, currency } = payment
  if (answer === 'confirm')
    return void (await recordPayment(db, { paymentId, amount, currency }, now))
  await endAttempt(db, { paymentId, orderId, state: 'failed' }, now)
}
