import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import type { Turn } from './find-turn.ts'
import { makeOffers } from './make-offers.ts'
import { mostOffers } from './join-line.ts'

/**
 * Takes a group out of the line. Places that are held for it are free for the next ones; a group that has left stays out.
 * @throws DomainError conflict while the order of its offer is being paid
 */
export async function leaveLine(
  db: Database,
  { id, state, orderId }: Turn,
  now: Date,
): Promise<void> {
  if (state === 'offered' && orderId !== null) await cancelOrder(db, orderId, now)
  else {
    const { meta } = await prepare(
      db,
      sql`UPDATE waiting SET state = 'left', changed_at = ${now.toISOString()}
        WHERE id = ${id} AND state IN ('unconfirmed', 'waiting')`,
    ).run()
    // An offer was made meanwhile.
    if (meta.changes === 0 && state === 'waiting') throw new DomainError('conflict')
  }
  await makeOffers(db, mostOffers, now)
}
