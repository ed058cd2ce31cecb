import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

// Not in db/schema.ts, because search migrations are written by hand.

/** Events to be indexed in this database (migrations/0001_search.sql). */
export const searchOutbox = outboxTable('search_outbox')
/** Events to be written to the search server (migrations/0012_search_server.sql). */
export const searchServerOutbox = outboxTable('search_server_outbox')

function outboxTable<Name extends string>(name: Name) {
  return sqliteTable(name, {
    eventId: integer('event_id').primaryKey(),
    /** ISO instant. */
    queuedAt: text('queued_at').notNull(),
    /** Incremented by each change of the event, so that a change during a drain is noticed. */
    version: integer().notNull(),
    attempts: integer().notNull(),
    lastError: text('last_error'),
  })
}

/** State of the search server: one row, written by the same migration. Times are milliseconds since 1970. */
export const searchServer = sqliteTable('search_server', {
  /** Failed drains in a row. */
  failures: integer().notNull(),
  /** The outbox waits until then. */
  retryAt: integer('retry_at').notNull(),
  /** Token of the rebuild that is under way; null if there is none. */
  rebuild: text(),
  /** End of the rebuild's lease, which each of its batches extends. */
  rebuildUntil: integer('rebuild_until').notNull(),
})
