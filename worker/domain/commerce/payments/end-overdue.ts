import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { endAttempt } from './end-attempt.ts'

const end = sql`(SELECT max(until) FROM take WHERE order_id = p.id AND state = 'held')`

const rows = v.array(
  v.object({
    orderId: v.string(),
    paymentId: v.nullable(v.string()),
    method: v.nullable(v.string()),
  }),
)

/** Query for the orders whose money has not arrived in time, with the instant `since` from which each is overdue. */
export const overdueOrders = (now: Date): SQL =>
  sql`SELECT ${end} AS since FROM purchase p WHERE p.state = 'awaiting' AND ${end} <= ${now.toISOString()}`

/**
 * Ends orders whose money has not arrived in time: their places were free from that instant on, and their buyers learn of it.
 * Money that arrives later is recorded as that of any attempt. @returns how many
 * @param orderId the only order to look at; null for all
 */
export async function endOverdue(
  db: Database,
  { limit, orderId }: { limit: number; orderId: string | null },
  now: Date,
): Promise<number> {
  const { results } = await prepare(
    db,
    sql`SELECT p.id AS "orderId", y.id AS "paymentId", y.method FROM purchase p
      LEFT JOIN payment y ON y.order_id = p.id AND y.state = 'created'
      WHERE p.state = 'awaiting' AND ${end} <= ${now.toISOString()}
        AND (${orderId} IS NULL OR p.id = ${orderId}) ORDER BY p.created_at LIMIT ${limit}`,
  ).all()
  const overdue = v.parse(rows, results)
  for (const { orderId: id, paymentId, method } of overdue) {
    const isOverdue = method === 'bank-transfer'
    await endAttempt(db, { orderId: id, paymentId, state: 'cancelled', isOverdue }, now)
  }
  return overdue.length
}
