import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The queue of migrations/0001_search.sql. Not part of db/schema.ts: the search tables have a migration of their own. */
export const searchOutbox = sqliteTable('search_outbox', {
  eventId: integer('event_id').primaryKey(),
  /** ISO instant. */
  queuedAt: text('queued_at').notNull(),
  /** Grows with each change of the event; tells one queued while a drain was under way. */
  version: integer().notNull(),
  attempts: integer().notNull(),
  lastError: text('last_error'),
})
