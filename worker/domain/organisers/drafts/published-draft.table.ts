import { lt } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../../db/client.ts'
import { event } from '../../catalogue/events/event.table.ts'

/**
 * Drafts that were published, which are deleted then. An editor that still has one open finds its event here, and the ids
 * that new entries got, so that text written meanwhile reaches the entry it was written for. A row is kept for twice the 30
 * days that a browser keeps such text.
 */
export const publishedDraft = sqliteTable(
  'published_draft',
  {
    /** Id that the draft had. */
    id: text().primaryKey(),
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id),
    /** JSON object, key of an entry in the draft → id of its row, for entries that were new. */
    keys: text().notNull(),
    /** ISO instant of the publication. */
    publishedAt: text('published_at').notNull().default(''),
  },
  (table) => [index('published_draft_published').on(table.publishedAt)],
)

/** Statement that forgets drafts that were published before an instant. */
export const sweepPublishedDrafts = (db: Database, before: string) =>
  db.delete(publishedDraft).where(lt(publishedDraft.publishedAt, before))
