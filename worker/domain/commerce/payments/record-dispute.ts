import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { moneyAccount, organiserAccount } from '../ledger/accounts.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { findPayment } from './find-payment.ts'

interface Dispute {
  paymentId: string
  disputeId: string
  state: 'open' | 'won' | 'lost'
  /** Minor units that the provider has taken back for it; 0 while it only asks. */
  amount: number
  currency: string
}

/**
 * Records that a buyer's bank takes a payment back, and how that ended. The organiser owes the amount until it is won; places
 * stay until the organiser gives them up.
 * @throws DomainError not-found
 */
export async function recordDispute(
  db: Database,
  { paymentId, disputeId, state, amount, currency }: Dispute,
  now: Date,
): Promise<void> {
  const payment = await findPayment(db, paymentId)
  if (payment === null) throw new DomainError('not-found')
  const money = moneyAccount(payment.method, payment.organiserId)
  const organiser = organiserAccount(payment.organiserId)
  const taken = { debit: organiser, credit: money, currency, amount }
  const given = { debit: money, credit: organiser, currency, amount }
  await db.$client.batch([
    // One that has ended is not open again, however late the news of its opening come.
    prepare(
      db,
      sql`UPDATE payment SET dispute = ${state}
        WHERE id = ${paymentId} AND (dispute IS NULL OR dispute = 'open')`,
    ),
    postMovement(db, { movement: `dispute:${disputeId}`, ...taken }, sql`true`, now),
    postMovement(
      db,
      { movement: `dispute-won:${disputeId}`, ...given },
      sql`EXISTS (SELECT 1 FROM payment WHERE id = ${paymentId} AND dispute = 'won')`,
      now,
    ),
  ])
}
