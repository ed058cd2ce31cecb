import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../members/member.table.ts'

/** Uploaded pictures, stored in our own encoding under a random name. */
export const media = sqliteTable(
  'media',
  {
    /** Random; also part of its URL and its key in the store. */
    id: text().primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** Purpose: "avatar". */
    purpose: text().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: text('created_at').notNull(),
    /** ISO instant since which its file may be deleted; null while it is shown. */
    droppedAt: text('dropped_at'),
  },
  (table) => [index('media_of').on(table.memberId), index('media_dropped').on(table.droppedAt)],
)
