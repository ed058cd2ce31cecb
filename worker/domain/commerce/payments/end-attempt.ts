import { sql } from 'drizzle-orm'
import { retryMinutes } from '../../../../src/model/orders/holds.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { queueOrderMail } from '../orders/queue-order-mail.ts'
import { prolongTakes } from '../capacity/change-takes.ts'

/**
 * Ends an attempt that a provider refused or that its buyer left. The order is open again, and a hold that has not ended
 * lasts for another attempt. A payment that succeeded meanwhile stays.
 */
export async function endAttempt(
  db: Database,
  {
    paymentId,
    orderId,
    state,
  }: { paymentId: string; orderId: string; state: 'failed' | 'cancelled' },
  now: Date,
): Promise<void> {
  const until = new Date(now.getTime() + retryMinutes * 60_000).toISOString()
  await db.$client.batch([
    prepare(
      db,
      sql`UPDATE payment SET state = ${state} WHERE id = ${paymentId} AND state = 'created'`,
    ),
    prepare(
      db,
      sql`UPDATE purchase SET state = 'held', version = version + 1
        WHERE id = ${orderId} AND state IN ('paying', 'awaiting') AND changes() = 1`,
    ),
    prolongTakes(db, {
      orderId,
      until,
      condition: sql`changes() = 1 AND until > ${now.toISOString()}`,
    }),
    queueOrderMail(
      db,
      { orderId, news: 'failed', cause: paymentId },
      sql`EXISTS (SELECT 1 FROM payment WHERE id = ${paymentId} AND state = 'failed')`,
      now,
    ),
  ])
}
