import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
)

const row = v.object({
  organiserId: v.number(),
  /** Account for bank transfers; empty without one. */
  holder: v.string(),
  account: v.string(),
  bank: v.string(),
  takesOnSite: flag,
  /** Connected account at Stripe; null without one. */
  stripeAccount: v.nullable(v.string()),
  canCharge: flag,
})

/** How an organiser is paid. */
export type Payout = v.InferOutput<typeof row>

/** How the seller of an edition is paid; without one, or if nothing is stated, all of it is empty. */
export const findPayoutOfSale = async (db: Database, editionId: number): Promise<Payout> =>
  await findPayout(db, sql`(SELECT organiser_id FROM sale WHERE edition_id = ${editionId})`)

/** How an organiser is paid; of one who has stated nothing, all of it is empty. @param organiserId or a query for it */
export async function findPayout(db: Database, organiserId: number | SQL): Promise<Payout> {
  const { results } = await prepare(
    db,
    sql`SELECT coalesce(${organiserId}, 0) AS "organiserId", coalesce(holder, '') AS holder, coalesce(account, '') AS account,
        coalesce(bank, '') AS bank, coalesce(takes_on_site, 0) AS "takesOnSite", stripe_account AS "stripeAccount",
        coalesce(can_charge, 0) AS "canCharge"
      FROM (SELECT 1) LEFT JOIN payout ON organiser_id = ${organiserId}`,
  ).all()
  return v.parse(v.tuple([row]), results)[0]
}
