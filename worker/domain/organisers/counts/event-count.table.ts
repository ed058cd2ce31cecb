import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { event } from '../../catalogue/events/event.table.ts'

/** Views of an event's page and clicks from it to its official site, by day. No row says who or from where. */
export const eventCount = sqliteTable(
  'event_count',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id),
    /** ISO date in UTC. */
    day: text().notNull(),
    views: integer().notNull().default(0),
    clicks: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.day] }),
    index('event_count_day').on(table.day),
  ],
)
