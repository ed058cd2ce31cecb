import { index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'

/** Lists of the calendar of which members want to hear new races by email. */
export const savedSearch = sqliteTable(
  'saved_search',
  {
    /** Never reused, because emails have links that end a search. */
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** Canonical path of the list in English, the same for all members with the same list: `/calendar/running?minKm=40`. */
    query: text().notNull(),
    /** Heading of the list, in the language in which it was saved. */
    name: text().notNull(),
    /** ISO instant. Earlier news is no news to the member. */
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    unique('saved_search_once').on(t.memberId, t.query),
    index('saved_search_of').on(t.query),
  ],
)

/** News that a day's run has found for a query; it is written for the emails of that run and deleted by the next. */
export const savedSearchHit = sqliteTable(
  'saved_search_hit',
  {
    /** ISO date of the run. */
    day: text().notNull(),
    query: text().notNull(),
    /** JSON: pairs of edition id and ISO instant of the news, by date of the edition. */
    editions: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.query] })],
)
