import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { purchase } from '../orders/purchase.table.ts'

/**
 * The person of a place of an order, as typed (src/model/orders/people.ts): also what is not complete yet, so that nothing
 * is lost on the way. Deleted with the buyer's account, and 30 days after an order that was never paid.
 */
export const participant = sqliteTable(
  'participant',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => purchase.id),
    /** That of the order's entry. */
    ordinal: integer().notNull(),
    givenName: text('given_name').notNull(),
    familyName: text('family_name').notNull(),
    /** Readings of the names in kana; empty without. */
    givenReading: text('given_reading').notNull(),
    familyReading: text('family_reading').notNull(),
    /** Parts of the date of birth. */
    year: text().notNull(),
    month: text().notNull(),
    day: text().notNull(),
    /** Name of the guardian who signs a minor up; empty without. */
    guardian: text().notNull(),
    /** `1` if the guardian agrees. */
    consent: text().notNull().default(''),
    /** Version of the waiver that was accepted, and the ISO instant; empty without. */
    waiver: text().notNull().default(''),
    waivedAt: text('waived_at').notNull().default(''),
    /** JSON of Answers (src/model/orders/questions.ts). */
    answers: text().notNull().default('{}'),
    /** Note of the organiser; empty without. */
    note: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.ordinal] })],
)
