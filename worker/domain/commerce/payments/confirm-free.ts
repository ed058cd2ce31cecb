import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { sellTakes } from '../capacity/change-takes.ts'
import { queueOrderMail } from '../orders/queue-order-mail.ts'
import { takeOffer } from '../orders/end-offer.ts'

/** Confirms an order that costs nothing. @throws DomainError conflict if its places are gone, or it does cost something */
export async function confirmFreeOrder(db: Database, orderId: string, now: Date): Promise<void> {
  const isFree = sql`EXISTS (SELECT 1 FROM purchase
    WHERE id = ${orderId} AND state = 'held' AND total = 0)`
  const [, paid] = await db.$client.batch([
    sellTakes(db, { orderId, condition: isFree }, now),
    prepare(
      db,
      sql`UPDATE purchase SET state = 'paid', paid_at = ${now.toISOString()}, version = version + 1
        WHERE id = ${orderId} AND state = 'held' AND total = 0 AND changes() > 0`,
    ),
    prepare(
      db,
      sql`UPDATE entry SET state = 'valid' WHERE order_id = ${orderId} AND state = 'draft' AND changes() = 1`,
    ),
    queueOrderMail(
      db,
      { orderId, news: 'paid', cause: orderId },
      sql`p.state = 'paid' AND p.total = 0`,
      now,
    ),
    takeOffer(db, orderId, now),
  ])
  if (paid?.meta.changes !== 1) throw new DomainError('conflict')
}
