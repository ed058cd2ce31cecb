import { sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Subscriptions to the newsletter. An address gets no newsletter before its owner has confirmed it by email. */
export const newsletterSubscription = sqliteTable('newsletter_subscription', {
  /** Trimmed and in lower case (subscribe.ts). */
  email: text().primaryKey(),
  /** Language of the page with the form. */
  locale: text().notNull(),
  /** ISO instants. */
  createdAt: text('created_at').notNull(),
  confirmedAt: text('confirmed_at'),
})
