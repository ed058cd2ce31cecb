import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { freeTakes } from '../capacity/change-takes.ts'
import { leaveOffer } from './end-offer.ts'

/**
 * Cancels an order that is neither paid nor being paid, and frees its places; a payment by card that runs is ended first.
 * @throws DomainError conflict for any other order
 */
export async function cancelOrder(db: Database, orderId: string, now: Date): Promise<void> {
  const [cancelled] = await db.$client.batch([
    prepare(
      db,
      sql`UPDATE purchase SET state = 'cancelled', version = version + 1
        WHERE id = ${orderId} AND state = 'held'`,
    ),
    freeTakes(db, { orderId, condition: sql`changes() = 1` }),
    prepare(
      db,
      sql`UPDATE entry SET state = 'cancelled' WHERE order_id = ${orderId} AND state = 'draft'
        AND EXISTS (SELECT 1 FROM purchase WHERE id = ${orderId} AND state = 'cancelled')`,
    ),
    leaveOffer(db, orderId, now),
  ])
  if (cancelled?.meta.changes !== 1) throw new DomainError('conflict')
}
