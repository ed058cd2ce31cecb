import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Who asked for the newsletter. Nothing is sent to an address before its holder has confirmed it by mail. */
export const newsletterSubscription = sqliteTable('newsletter_subscription', {
  /** Trimmed and in lower case (subscribe.ts). */
  email: text().primaryKey(),
  /** The language of the page it was asked for on. */
  locale: text().notNull(),
  /** ISO instants. */
  createdAt: text('created_at').notNull(),
  confirmedAt: text('confirmed_at'),
})
