import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../members/member.table.ts'

/** Sessions of signed-in members. Deleting a row ends its session at once. */
export const session = sqliteTable(
  'session',
  {
    /** SHA-256 of the token in the cookie, in hex. */
    hash: text().primaryKey(),
    /** Public id, by which its member can end it. It grants no access. */
    publicId: text('public_id').notNull().unique(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** ISO instants. */
    createdAt: text('created_at').notNull(),
    /** Written at most once an hour. */
    seenAt: text('seen_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    /** Browser and system, as "Firefox · Linux". */
    agent: text().notNull(),
    /** ISO 3166-1 alpha-2, from Cloudflare; null if unknown. */
    country: text(),
  },
  (table) => [index('session_of').on(table.memberId), index('session_expires').on(table.expiresAt)],
)
