import { sql } from 'drizzle-orm'
import { paymentMinutes } from '../../src/model/orders/holds.ts'
import type { Database } from '../db/client.ts'
import { endOverdue, overdueOrders } from '../domain/commerce/payments/end-overdue.ts'
import { findUnanswered } from '../domain/commerce/payments/find-card-payment.ts'
import { waitingEvents } from '../domain/commerce/payments/provider-events.ts'
import { applyEvents } from '../payments/stripe/apply-events.ts'
import { leaveCard } from '../payments/stripe/ask-about-card.ts'
import { openStripe } from '../payments/stripe/open-stripe.ts'
import type { Settings } from '../settings/env.ts'
import { arrivedSince, recordArrived } from '../payments/test-card.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Payments of a run. */
const portion = 25

/** Minutes after which Stripe is asked about a payment of which no event has come: its page has closed then. */
const askAfterMinutes = paymentMinutes + 5

/** Applies events of Stripe that are due, and asks about payments without any. */
async function askStripe(db: Database, settings: Settings, now: Date): Promise<number> {
  if (settings.STRIPE_SECRET_KEY === '') return 0
  const applied = await applyEvents(
    db,
    () => openStripe(settings),
    { limit: portion, id: null },
    now,
  )
  const before = new Date(now.getTime() - askAfterMinutes * 60_000)
  const unanswered = await findUnanswered(db, { before, limit: portion })
  for (const { id } of unanswered) await leaveCard(db, settings, id, now)
  return applied + unanswered.length
}

/** Records payments that arrived after their buyers had left, and ends those that did not arrive in time. */
export const payments: Job = {
  name: 'payments',
  every: 5,
  limit: portion,
  run: async ({ db, now, settings }) => {
    const answered = await askStripe(db, settings, now)
    const arrived = await recordArrived(db, { limit: portion, orderId: null }, now)
    const overdue = await endOverdue(db, { limit: portion, orderId: null }, now)
    return arrived + overdue + answered === 0
      ? undefined
      : `${arrived + answered} payments and events arrived, ${overdue} did not arrive in time`
  },
  lag: async (db, now) =>
    await readLag(
      db,
      now,
      sql`${arrivedSince} UNION ALL ${waitingEvents} UNION ALL ${overdueOrders(now)}`,
    ),
}
