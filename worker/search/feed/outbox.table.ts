import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Events to be indexed (migrations/0001_search.sql). Not in db/schema.ts, because search migrations are written by hand. */
export const searchOutbox = sqliteTable('search_outbox', {
  eventId: integer('event_id').primaryKey(),
  /** ISO instant. */
  queuedAt: text('queued_at').notNull(),
  /** Incremented by each change of the event, so that a change during a drain is noticed. */
  version: integer().notNull(),
  attempts: integer().notNull(),
  lastError: text('last_error'),
})
