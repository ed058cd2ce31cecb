import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { event } from '../../catalogue/events/event.table.ts'

/** Former paths of pages, read only where there is no page (docs/decisions/0079-redirects.md). */
export const redirect = sqliteTable(
  'redirect',
  {
    /** Path by its English words, in lower case. */
    fromPath: text('from_path').primaryKey(),
    /** Event whose page it leads to, whatever its permalink becomes; else the target. */
    eventId: integer('event_id').references(() => event.id),
    /** Path by its English words, or an https URL. */
    toPath: text('to_path'),
    /** ISO instant. */
    createdAt: text('created_at').notNull(),
  },
  (t) => [
    index('redirect_event').on(t.eventId),
    index('redirect_to').on(t.toPath),
    check('redirect_target', sql`(${t.eventId} IS NULL) <> (${t.toPath} IS NULL)`),
  ],
)
