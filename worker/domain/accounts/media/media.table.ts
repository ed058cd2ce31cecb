import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../members/member.table.ts'

/** Pictures that were uploaded: what is stored is our own encoding of them, under a random name. */
export const media = sqliteTable(
  'media',
  {
    /** Random; also its address and its key in the store. */
    id: text().primaryKey(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** What it is for: avatar. */
    purpose: text().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    createdAt: text('created_at').notNull(),
    /** When its file may be removed; null as long as it is shown. */
    droppedAt: text('dropped_at'),
  },
  (table) => [index('media_of').on(table.memberId), index('media_dropped').on(table.droppedAt)],
)
