import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../db/client.ts'
import { prepare } from '../db/prepare.ts'
import { settleRefund } from '../domain/commerce/payments/settle-refund.ts'

const due = v.array(v.object({ id: v.string() }))

/**
 * Settles refunds that were asked for, oldest first: the test card pays them at once. @returns how many
 * @param limit most refunds of a run
 */
export async function sendRefunds(db: Database, limit: number, now: Date): Promise<number> {
  const { results } = await prepare(
    db,
    sql`SELECT r.id FROM refund r JOIN payment y ON y.id = r.payment_id
      WHERE r.state = 'asked' AND y.method = 'test-card' ORDER BY r.at, r.id LIMIT ${limit}`,
  ).all()
  const refunds = v.parse(due, results)
  for (const { id } of refunds) await settleRefund(db, id, now)
  return refunds.length
}
