import type Stripe from 'stripe'
import type { Database } from '../../db/client.ts'
import {
  findCardPayment,
  nameAtProvider,
} from '../../domain/commerce/payments/find-card-payment.ts'
import {
  endEvent,
  takeEvents,
  type ProviderEvent,
} from '../../domain/commerce/payments/provider-events.ts'
import { recordDispute } from '../../domain/commerce/payments/record-dispute.ts'
import { settleRefund } from '../../domain/commerce/payments/settle-refund.ts'
import { setCharging } from '../../domain/commerce/payouts/connect-account.ts'
import {
  retrieveAccount,
  retrieveDispute,
  retrieveIntent,
  retrieveRefund,
  retrieveSession,
} from './calls.ts'
import { lookAtPayment } from './look-at-payment.ts'

type Act = (db: Database, stripe: Stripe, objectId: string, now: Date) => Promise<void>

/** Looks at the payment that an object of Stripe names in its metadata; an object of others names none. */
async function lookAt(db: Database, stripe: Stripe, id: string | undefined, now: Date) {
  const payment = id === undefined ? null : await findCardPayment(db, { id })
  if (payment === null || payment.sessionId === null) return
  await lookAtPayment(db, stripe, { ...payment, sessionId: payment.sessionId }, now)
}

const session: Act = async (db, stripe, id, now) => {
  const payment = await findCardPayment(db, { sessionId: id })
  if (payment !== null) return await lookAtPayment(db, stripe, { ...payment, sessionId: id }, now)
  // The process ended between Stripe's answer and the row: the session names its payment.
  const { client_reference_id: paymentId } = await retrieveSession(stripe, id)
  const named = paymentId === null ? null : await findCardPayment(db, { id: paymentId })
  if (named === null || named.sessionId !== null) return
  await nameAtProvider(db, named.id, id)
  await lookAtPayment(db, stripe, { ...named, sessionId: id }, now)
}

const intent: Act = async (db, stripe, id, now) =>
  await lookAt(db, stripe, (await retrieveIntent(stripe, id)).metadata['payment'], now)

const refund: Act = async (db, stripe, id, now) => {
  const { metadata, status } = await retrieveRefund(stripe, id)
  const refundId = metadata?.['refund']
  if (refundId !== undefined && status === 'succeeded') await settleRefund(db, refundId, now)
}

const dispute: Act = async (db, stripe, id, now) => {
  const found = await retrieveDispute(stripe, id)
  const { payment_intent: paid, status, amount, currency, balance_transactions: moved } = found
  const paymentId = paid === null || typeof paid === 'string' ? undefined : paid.metadata['payment']
  if (paymentId === undefined) return
  const state = (['won', 'lost'] as const).find((each) => each === status) ?? 'open'
  const taken = moved.length > 0 ? amount : 0
  await recordDispute(
    db,
    { paymentId, disputeId: id, state, amount: taken, currency: currency.toUpperCase() },
    now,
  )
}

const account: Act = async (db, stripe, id, now) => {
  const { charges_enabled: canCharge } = await retrieveAccount(stripe, id)
  await setCharging(db, { account: id, canCharge }, now)
}

/** Types of events from which something follows, by their beginnings. */
const acts: readonly (readonly [prefix: string, act: Act])[] = [
  ['checkout.session.', session],
  ['payment_intent.succeeded', intent],
  ['refund.', refund],
  ['charge.dispute.', dispute],
  ['account.updated', account],
]

const actOf = (type: string): Act | undefined =>
  acts.find(([prefix]) => type.startsWith(prefix))?.[1]

export const isFollowed = (type: string): boolean => actOf(type) !== undefined

/**
 * Applies events that are due: each reads its object from Stripe, so that late, repeated and unordered ones end alike. @returns how
 * many were applied
 * @param id the only event to apply; null for all
 * @throws Error of the last that failed, once all were tried; it is due again later
 */
export async function applyEvents(
  db: Database,
  open: () => Promise<Stripe>,
  { limit, id }: { limit: number; id: string | null },
  now: Date,
): Promise<number> {
  const due: ProviderEvent[] = await takeEvents(db, { limit, id }, now)
  if (due.length === 0) return 0
  const stripe = await open()
  let failure: unknown = null
  let applied = 0
  for (const { id: each, type, objectId } of due)
    try {
      await actOf(type)?.(db, stripe, objectId, now)
      await endEvent(db, each, now)
      applied += 1
    } catch (error) {
      failure = error
    }
  if (failure !== null) throw failure
  return applied
}
