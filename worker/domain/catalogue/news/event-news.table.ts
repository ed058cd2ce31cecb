import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * Changes of editions with their time, written in one batch with the change (change-edition.ts), or found by its dates
 * (find-dated-news.ts). Emails to members who saved the event are made of it. There is no foreign key, because news of a
 * deleted event must not keep it; readers leave such rows out. Ids are never reused: runs remember them.
 */
export const eventNews = sqliteTable(
  'event_news',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    eventId: integer('event_id').notNull(),
    editionId: integer('edition_id').notNull(),
    /** Kind (src/model/event/event-news.ts). */
    kind: text().notNull(),
    /** Former and present value: days (day-span.ts), or for a price amount in minor units and currency ("4500 EUR"). Null where there is none. */
    former: text(),
    present: text(),
    /** ISO date on which a dated fact takes effect: a day of sign-up, or the first day of a price. */
    day: text(),
    /** ISO instant. */
    at: text().notNull(),
    /**
     * Member who was handled last by the emails that are sent at once (queue-urgent.ts); null for news that waits for the
     * day's email.
     */
    urgentCursor: integer('urgent_cursor'),
    /** ISO instant at which the last of these was queued. */
    urgentDoneAt: text('urgent_done_at'),
  },
  (table) => [
    index('event_news_of').on(table.eventId, table.id),
    index('event_news_at').on(table.at),
    index('event_news_urgent')
      .on(table.id)
      .where(sql`${table.urgentCursor} IS NOT NULL AND ${table.urgentDoneAt} IS NULL`),
    // A dated fact is news once.
    uniqueIndex('event_news_dated')
      .on(table.editionId, table.kind, table.day)
      .where(sql`${table.day} IS NOT NULL`),
  ],
)
