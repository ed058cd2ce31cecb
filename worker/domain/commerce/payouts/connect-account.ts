import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

/** Stores the account of an organiser at Stripe; one that stands stays. */
export async function connectAccount(
  db: Database,
  { organiserId, account }: { organiserId: number; account: string },
  now: Date,
): Promise<void> {
  await prepare(
    db,
    sql`INSERT INTO payout (organiser_id, stripe_account, updated_at)
      VALUES (${organiserId}, ${account}, ${now.toISOString()})
      ON CONFLICT (organiser_id) DO UPDATE SET stripe_account = coalesce(stripe_account, excluded.stripe_account),
        updated_at = excluded.updated_at`,
  ).run()
}

/** Stores if an account at Stripe can be charged for. */
export async function setCharging(
  db: Database,
  { account, canCharge }: { account: string; canCharge: boolean },
  now: Date,
): Promise<void> {
  await prepare(
    db,
    sql`UPDATE payout SET can_charge = ${canCharge ? 1 : 0}, updated_at = ${now.toISOString()}
      WHERE stripe_account = ${account}`,
  ).run()
}
