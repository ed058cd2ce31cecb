import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { purchase } from '../orders/purchase.table.ts'

/** Money for an order: one object of a provider each. */
export const payment = sqliteTable(
  'payment',
  {
    /** Random; also the key by which a provider knows a repeated call. */
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => purchase.id),
    /** Number within the order, from 1. */
    attempt: integer().notNull(),
    method: text().notNull(),
    /** Id at the provider; null before its first answer, and for methods without one. */
    providerId: text('provider_id').unique(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** Money that got no place is `to_refund` until it is given back. */
    state: text({
      enum: ['created', 'failed', 'cancelled', 'succeeded', 'to_refund', 'refunded'],
    }).notNull(),
    /** State of the claim by which its buyer's bank took it back; null without one. */
    dispute: text({ enum: ['open', 'won', 'lost'] }),
    at: text().notNull(),
  },
  (t) => [
    unique('payment_attempt').on(t.orderId, t.attempt),
    check('payment_amount', sql`${t.amount} > 0`),
  ],
)

/** Money back of a payment. */
export const refund = sqliteTable(
  'refund',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    amount: integer().notNull(),
    /** Part of the site's fee that the organiser gets back. */
    feeBack: integer('fee_back').notNull(),
    /** `no-place` for money that got none, `cancelled` for places that were given up. */
    reason: text({ enum: ['no-place', 'cancelled'] }).notNull(),
    /** Why its organiser paid back another amount than the rule's, as written for the books; empty by the rule. */
    note: text().notNull().default(''),
    state: text({ enum: ['asked', 'done'] }).notNull(),
    at: text().notNull(),
  },
  (t) => [
    index('refund_payment').on(t.paymentId),
    index('refund_asked')
      .on(t.id)
      .where(sql`${t.state} = 'asked'`),
    check('refund_amount', sql`${t.amount} > 0 AND ${t.feeBack} >= 0`),
  ],
)
