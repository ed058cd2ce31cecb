import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { event } from '../../catalogue/events/event.table.ts'

/**
 * Drafts that were published, which are deleted then. An editor that still has one open finds its event here, and the ids
 * that new entries got, so that text written meanwhile reaches the entry it was written for.
 */
export const publishedDraft = sqliteTable('published_draft', {
  /** Id that the draft had. */
  id: text().primaryKey(),
  eventId: integer('event_id')
    .notNull()
    .references(() => event.id),
  /** JSON object, key of an entry in the draft → id of its row, for entries that were new. */
  keys: text().notNull(),
})
