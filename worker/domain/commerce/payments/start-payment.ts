import { sql } from 'drizzle-orm'
import type { OrderNews } from '../../../../src/model/orders/order-news.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { randomToken } from '../../../runtime/digest.ts'
import { isHeld, prolongTakes } from '../capacity/change-takes.ts'
import { queueOrderMail } from '../orders/queue-order-mail.ts'
import { findRunningPayment, type Payment } from './find-payment.ts'

interface Start {
  orderId: string
  method: string
  /** `paying` while a provider answers, `awaiting` money that comes later. */
  state: 'paying' | 'awaiting'
  /** Instant until which the places are held for it. */
  until: Date
  /** Id that the provider knows it by; null if it has not answered yet. */
  providerId?: string | null
  /** Email for its buyer, who cannot wait for it on the page; null for none. */
  news?: OrderNews | null
}

/**
 * Begins the payment of an order whose places are held; an order that is being paid keeps its payment, so that two tabs
 * pay once.
 * @throws DomainError conflict if the hold ended, and for an order that is paid, cancelled or costs nothing
 */
export async function startPayment(
  db: Database,
  { orderId, method, state, until, providerId = null, news = null }: Start,
  now: Date,
): Promise<Payment> {
  const id = randomToken(16)
  await db.$client.batch([
    prepare(
      db,
      sql`UPDATE purchase SET state = ${state}, version = version + 1
        WHERE id = ${orderId} AND state = 'held' AND total > 0 AND ${isHeld(orderId, now)}`,
    ),
    prepare(
      db,
      sql`INSERT INTO payment (id, order_id, attempt, method, provider_id, amount, currency, state, at)
        SELECT ${id}, id, (SELECT count(*) + 1 FROM payment WHERE order_id = ${orderId}), ${method}, ${providerId},
          total, currency, 'created', ${now.toISOString()}
        FROM purchase WHERE id = ${orderId} AND changes() = 1`,
    ),
    prolongTakes(db, { orderId, until: until.toISOString(), condition: sql`changes() = 1` }),
    ...(news === null
      ? []
      : [
          queueOrderMail(
            db,
            { orderId, news, cause: id },
            sql`EXISTS (SELECT 1 FROM payment WHERE id = ${id})`,
            now,
          ),
        ]),
  ])
  const running = await findRunningPayment(db, orderId)
  if (running === null) throw new DomainError('conflict')
  return running
}
