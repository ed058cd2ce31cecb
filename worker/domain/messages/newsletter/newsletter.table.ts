import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'

/** Subscriptions to the newsletter. An address gets no newsletter before its owner has confirmed it by email. */
export const newsletterSubscription = sqliteTable('newsletter_subscription', {
  /** Trimmed and in lower case (subscribe.ts). */
  email: text().primaryKey(),
  /** Language of the page with the form. */
  locale: text().notNull(),
  /** ISO instants. */
  createdAt: text('created_at').notNull(),
  confirmedAt: text('confirmed_at'),
  /** Member whose account has the address, or who switched it on in the profile; null for an address without account. */
  memberId: integer('member_id').references(() => member.id),
  /** Random id in links that end the subscription; null only in rows that an older version writes. */
  publicId: text('public_id').unique(),
})
