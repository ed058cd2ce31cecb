import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../members/member.table.ts'

/** Who is signed in. A row is a session: taking it away ends it at once, wherever it is used. */
export const session = sqliteTable(
  'session',
  {
    /** SHA-256 of what the cookie holds, in hex. */
    hash: text().primaryKey(),
    /** What its member calls it by, to end it; it opens nothing. */
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
    /** ISO 3166-1 alpha-2, from the edge; null where it is not known. */
    country: text(),
  },
  (table) => [index('session_of').on(table.memberId), index('session_expires').on(table.expiresAt)],
)
