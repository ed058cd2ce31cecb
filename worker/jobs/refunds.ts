import { sql } from 'drizzle-orm'
import { openStripe } from '../payments/stripe/open-stripe.ts'
import { sendCardRefunds } from '../payments/stripe/send-card-refunds.ts'
import { sendRefunds } from '../payments/send-refunds.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Refunds of a run. */
const portion = 25

/** Pays refunds that were asked for. */
export const refunds: Job = {
  name: 'refunds',
  every: 5,
  limit: portion,
  run: async ({ db, now, settings }) => {
    const byTestCard = await sendRefunds(db, portion, now)
    const isCard = settings.STRIPE_SECRET_KEY !== ''
    const byCard = isCard ? await sendCardRefunds(db, () => openStripe(settings), portion, now) : 0
    const sent = byTestCard + byCard
    return sent === 0 ? undefined : `${sent} refunds paid`
  },
  lag: async (db, now) =>
    await readLag(
      db,
      now,
      // Organisers pay back themselves the money that they received without us.
      sql`SELECT r.at AS since FROM refund r JOIN payment y ON y.id = r.payment_id
        WHERE r.state = 'asked' AND y.method NOT IN ('bank-transfer', 'on-site')`,
    ),
}
