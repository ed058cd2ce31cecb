import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { purchase } from './purchase.table.ts'

/**
 * Further addresses of orders, for emails and the list of a member. Each is made when it is sent, so that neither the queue of
 * emails nor a copy of the database opens an order.
 */
export const orderLink = sqliteTable(
  'order_link',
  {
    /** SHA-256 of the token, in hex. */
    hash: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => purchase.id),
    /** ISO instant. */
    createdAt: text('created_at').notNull(),
  },
  (t) => [index('order_link_order').on(t.orderId)],
)
