import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Events that a provider has reported, stored before anything follows from them. An event only says what to look at: its object
 * is then read from the provider, so that late, repeated and unordered events are one case.
 */
export const providerEvent = sqliteTable(
  'provider_event',
  {
    /** Id at the provider; a repeated event is the same one. */
    id: text().primaryKey(),
    type: text().notNull(),
    /** Id of the object that it is about. */
    objectId: text('object_id').notNull(),
    receivedAt: text('received_at').notNull(),
    /** Null until it has been applied, or is of a type that nothing follows from. */
    doneAt: text('done_at'),
    attempts: integer().notNull().default(0),
    /** Instant of the next attempt. */
    dueAt: text('due_at').notNull(),
  },
  (t) => [
    index('provider_event_due')
      .on(t.dueAt)
      .where(sql`${t.doneAt} IS NULL`),
  ],
)
