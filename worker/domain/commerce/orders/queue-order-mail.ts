import { sql, type SQL } from 'drizzle-orm'
import type { OrderNews } from '../../../../src/model/orders/order-news.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { queueMailWhere } from '../../messages/mail/queue-mail.ts'

interface OrderMail {
  orderId: string
  news: OrderNews
  /** Id of what happened: news of a cause are sent once. */
  cause: string
  /** Minor units that were or will be paid back. */
  amount?: number
}

/** Statement that queues the email about news of an order to its buyer; nothing without an address. */
export const queueOrderMail = (
  db: Database,
  { orderId, news, cause, amount = 0 }: OrderMail,
  condition: SQL,
  now: Date,
): D1PreparedStatement =>
  prepare(
    db,
    queueMailWhere(
      db,
      {
        id: sql`${`order-${news}-${cause}`}`,
        kind: 'order',
        memberId: sql`p.buyer_id`,
        address: sql`p.email`,
        locale: sql`p.locale`,
        details: { order: orderId, news, amount },
        createdAt: now.toISOString(),
      },
      sql`FROM purchase p WHERE p.id = ${orderId} AND p.email <> '' AND ${condition}`,
    ),
  )

/** Statement that queues an email with the same news about each order `p` of a condition, once per order. */
export const queueOrderMails = (
  db: Database,
  news: OrderNews,
  condition: SQL,
  now: Date,
): D1PreparedStatement =>
  prepare(
    db,
    queueMailWhere(
      db,
      {
        id: sql`${`order-${news}-`} || p.id`,
        kind: 'order',
        memberId: sql`p.buyer_id`,
        address: sql`p.email`,
        locale: sql`p.locale`,
        details: sql`json_object('order', p.id, 'news', ${news}, 'amount', 0)`,
        createdAt: now.toISOString(),
      },
      sql`FROM purchase p WHERE p.email <> '' AND ${condition}`,
    ),
  )
