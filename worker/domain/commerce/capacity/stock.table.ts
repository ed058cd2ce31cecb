import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import { race } from '../../catalogue/races/race.table.ts'

/**
 * Whatever of a race can run out: its places, a price step that is limited by number, an extra, the uses of a promo code. Rows are written by the
 * statements of this folder alone (docs/decisions/0090-places-and-money.md).
 */
export const stock = sqliteTable(
  'stock',
  {
    id: integer().primaryKey(),
    raceId: integer('race_id')
      .notNull()
      .references(() => race.id),
    kind: text({ enum: ['places', 'pool', 'step', 'promo', 'extra'] }).notNull(),
    /**
     * Price step of a stock of that kind; extra or its option, or promo code, whose stock stands at one of the edition's races; else 0. A pool
     * has the places that are held back.
     */
    ownerId: integer('owner_id').notNull().default(0),
    quantity: integer().notNull(),
    /** Sum of its takes that are sold; triggers count them. */
    sold: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('stock_owner').on(t.raceId, t.kind, t.ownerId),
    check('stock_quantity', sql`${t.quantity} >= 0`),
    check('stock_sold', sql`${t.sold} BETWEEN 0 AND ${t.quantity}`),
  ],
)

/** So many of a stock for an order: held until an instant, then sold or freed. A hold that ended counts no longer. */
export const take = sqliteTable(
  'take',
  {
    /** Order (commerce/orders), whose row is written after its takes in the same batch. */
    orderId: text('order_id').notNull(),
    stockId: integer('stock_id')
      .notNull()
      .references(() => stock.id),
    quantity: integer().notNull(),
    state: text({ enum: ['held', 'sold', 'freed'] }).notNull(),
    /** ISO instant at which a hold ends. */
    until: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.stockId] }),
    index('take_live')
      .on(t.stockId, t.until, t.quantity)
      .where(sql`${t.state} = 'held'`),
    check('take_state', sql`${t.state} IN ('held', 'sold', 'freed')`),
    check('take_quantity', sql`${t.quantity} BETWEEN 1 AND 50`),
  ],
)
