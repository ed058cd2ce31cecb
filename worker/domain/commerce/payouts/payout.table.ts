import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'

/** The ways in which an organiser gets the money of its sales. An organiser without a row sells free places only. */
export const payout = sqliteTable('payout', {
  organiserId: integer('organiser_id')
    .primaryKey()
    .references(() => organiser.id),
  /** Account for bank transfers: its holder, its number (an IBAN where there is one) and its bank (BIC). Empty without one. */
  holder: text().notNull().default(''),
  account: text().notNull().default(''),
  bank: text().notNull().default(''),
  /** True if places can be paid at the desk of the event. */
  takesOnSite: integer('takes_on_site', { mode: 'boolean' }).notNull().default(false),
  /** Connected account at Stripe, null without one, and whether it can be charged for. */
  stripeAccount: text('stripe_account').unique(),
  canCharge: integer('can_charge', { mode: 'boolean' }).notNull().default(false),
  updatedAt: text('updated_at').notNull(),
})
