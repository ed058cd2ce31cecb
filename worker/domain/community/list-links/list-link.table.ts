import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'

/** Links by which others read a member's list; at most one of each kind. */
export const listLink = sqliteTable(
  'list_link',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** calendar or share (src/model/schemas/account/list-links.ts). */
    kind: text().notNull(),
    /** SHA-256 of the token, in hex; the token itself is not stored. */
    hash: text().notNull().unique(),
    /** 1 if the shared page shows the member's first name. */
    showsName: integer('shows_name').notNull().default(0),
    /** 1 if the calendar also has days of sign-up and of price rises. */
    withDeadlines: integer('with_deadlines').notNull().default(0),
    /** ISO instant. */
    createdAt: text('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.memberId, t.kind] })],
)
