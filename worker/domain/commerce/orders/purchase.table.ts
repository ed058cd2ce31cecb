import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  unique,
} from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { race } from '../../catalogue/races/race.table.ts'
import { sale } from '../sales/sale.table.ts'

/** An order: what one buyer agrees with one seller, in one currency. `order` is a word of SQL. */
export const purchase = sqliteTable(
  'purchase',
  {
    /** Random. */
    id: text().primaryKey(),
    /**
     * SHA-256 of the token in its address, in hex; the token itself is not stored. The form is made with it, so that a form
     * that is sent again meets its order.
     */
    tokenHash: text('token_hash').notNull().unique(),
    saleId: integer('sale_id')
      .notNull()
      .references(() => sale.editionId),
    /** Member who was signed in; null for a guest, and after the end of the account. */
    buyerId: integer('buyer_id').references(() => member.id),
    /** Address for the confirmation; null until it is stated. */
    email: text(),
    /** Language of the page that the order was made on. */
    locale: text().notNull(),
    /** `held` and `paying` while its places are held, `awaiting` a bank transfer or the desk on site. */
    state: text({
      enum: ['held', 'paying', 'awaiting', 'paid', 'cancelled', 'refunded'],
    }).notNull(),
    currency: text().notNull(),
    /** Sum that the buyer pays, and the site's fee within it, in minor units. */
    total: integer().notNull(),
    fee: integer().notNull(),
    /** Promo code of its discounts: id (sales/offer.ts) and text of then; null without. */
    promoId: integer('promo_id'),
    promoCode: text('promo_code'),
    /** JSON of what was agreed with the places, such as the refund rule (sales/offer.ts); null for orders of before. */
    terms: text(),
    /** Times that the hold was extended. */
    extensions: integer().notNull().default(0),
    /** True if its buyer wants one email should it stay unfinished. */
    reminds: integer({ mode: 'boolean' }).notNull().default(false),
    /** Number of changes. */
    version: integer().notNull().default(0),
    createdAt: text('created_at').notNull(),
    paidAt: text('paid_at'),
  },
  (t) => [
    index('purchase_sale').on(t.saleId, t.state),
    index('purchase_buyer').on(t.buyerId),
    index('purchase_guest')
      .on(sql`lower(${t.email})`)
      .where(sql`${t.buyerId} IS NULL`),
    index('purchase_reminds')
      .on(t.createdAt)
      .where(sql`${t.reminds} = 1`),
    check('purchase_amounts', sql`${t.total} >= 0 AND ${t.fee} BETWEEN 0 AND ${t.total}`),
    check(
      'purchase_state',
      sql`${t.state} IN ('held', 'paying', 'awaiting', 'paid', 'cancelled', 'refunded')`,
    ),
    check('purchase_extensions', sql`${t.extensions} BETWEEN 0 AND 2`),
  ],
)

/** A place of one person or one team in a race: a line of an order. */
export const entry = sqliteTable(
  'entry',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    orderId: text('order_id')
      .notNull()
      .references(() => purchase.id),
    raceId: integer('race_id')
      .notNull()
      .references(() => race.id),
    ordinal: integer().notNull(),
    /** Price step that it was planned at (sales/sale.table.ts); steps may go, the price stays. */
    stepId: integer('step_id').notNull(),
    /** Price of the place, what a promo code takes off it, and its part of the site's fee, in minor units. */
    price: integer().notNull(),
    discount: integer().notNull().default(0),
    fee: integer().notNull(),
    state: text({ enum: ['draft', 'valid', 'cancelled'] }).notNull(),
    /** Version of its ticket (commerce/tickets); earlier ones are refused. */
    ticketVersion: integer('ticket_version').notNull().default(1),
  },
  (t) => [
    unique('entry_ordinal').on(t.orderId, t.ordinal),
    index('entry_race').on(t.raceId, t.state),
    check('entry_price', sql`${t.price} >= 0 AND ${t.fee} >= 0`),
  ],
)

/**
 * An extra of an order, with its name and price as they were ordered. It goes with its entry, or with the last entry of the
 * order.
 */
export const item = sqliteTable(
  'item',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => purchase.id),
    number: integer().notNull(),
    /** Ordinal of the entry that it belongs to; null for one of the order as a whole. */
    ordinal: integer(),
    /** Owner of its stock: the option, or the extra without options. */
    optionId: integer('option_id').notNull(),
    name: text().notNull(),
    /** Name of the option; empty without. */
    option: text().notNull(),
    quantity: integer().notNull(),
    /** Price of all of it and its part of the site's fee, in minor units. */
    price: integer().notNull(),
    fee: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.number] }),
    check('item_amounts', sql`${t.quantity} > 0 AND ${t.price} >= 0 AND ${t.fee} >= 0`),
  ],
)
