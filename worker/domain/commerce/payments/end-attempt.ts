import { sql } from 'drizzle-orm'
import { holdMinutes, retryMinutes } from '../../../../src/model/orders/holds.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { prolongTakes, shortenTakes } from '../capacity/change-takes.ts'
import { queueOrderMail } from '../orders/queue-order-mail.ts'

interface Ended {
  orderId: string
  /** Attempt that the order waits for; null if it has none any more. */
  paymentId: string | null
  state: 'failed' | 'cancelled'
  /** True if it did not arrive in time, which its buyer learns by email. */
  isOverdue?: boolean
}

/**
 * Ends an attempt that a provider refused, that its buyer left or that did not arrive. The order is open again: a hold that has
 * not ended lasts for another attempt, and one for money of days later no longer than a new one. A payment that succeeded
 * meanwhile stays.
 */
export async function endAttempt(
  db: Database,
  { paymentId, orderId, state, isOverdue = false }: Ended,
  now: Date,
): Promise<void> {
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString()
  const isAwaiting = sql`EXISTS (SELECT 1 FROM purchase WHERE id = ${orderId} AND state = 'awaiting')`
  await db.$client.batch([
    prepare(
      db,
      sql`UPDATE payment SET state = ${state} WHERE id = ${paymentId} AND state = 'created'`,
    ),
    shortenTakes(db, {
      orderId,
      until: after(holdMinutes),
      condition: sql`${isAwaiting} AND ${hasNoRunning(orderId)}`,
    }),
    prepare(
      db,
      sql`UPDATE purchase SET state = 'held', version = version + 1
        WHERE id = ${orderId} AND state IN ('paying', 'awaiting') AND ${hasNoRunning(orderId)}`,
    ),
    prolongTakes(db, {
      orderId,
      until: after(retryMinutes),
      condition: sql`changes() = 1 AND until > ${now.toISOString()}`,
    }),
    queueOrderMail(
      db,
      { orderId, news: isOverdue ? 'overdue' : 'failed', cause: paymentId ?? '' },
      sql`${isOverdue || state === 'failed' ? 1 : 0}
        AND EXISTS (SELECT 1 FROM payment WHERE id = ${paymentId} AND state = ${state})`,
      now,
    ),
  ])
}

const hasNoRunning = (orderId: string) =>
  sql`NOT EXISTS (SELECT 1 FROM payment WHERE order_id = ${orderId} AND state = 'created')`
