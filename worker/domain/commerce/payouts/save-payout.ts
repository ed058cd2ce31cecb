import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import type { Payout } from './find-payout.ts'

/** Stores the account for bank transfers and whether places can be paid on site. Orders that wait show the new account. */
export async function savePayout(
  db: Database,
  {
    organiserId,
    holder,
    account,
    bank,
    takesOnSite,
  }: Pick<Payout, 'organiserId' | 'holder' | 'account' | 'bank' | 'takesOnSite'>,
  now: Date,
): Promise<void> {
  await prepare(
    db,
    sql`INSERT INTO payout (organiser_id, holder, account, bank, takes_on_site, updated_at)
      VALUES (${organiserId}, ${holder}, ${account}, ${bank}, ${takesOnSite ? 1 : 0}, ${now.toISOString()})
      ON CONFLICT (organiser_id) DO UPDATE SET holder = excluded.holder, account = excluded.account,
        bank = excluded.bank, takes_on_site = excluded.takes_on_site, updated_at = excluded.updated_at`,
  ).run()
}
