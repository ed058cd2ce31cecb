import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { event } from '../../catalogue/events/event.table.ts'

/** Facts of an event as they were published: its history. The tables of the catalogue hold the present facts. */
export const eventRevision = sqliteTable(
  'event_revision',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id),
    /** 1, 2 and so on; one publish takes a number, so that a simultaneous second one fails. */
    number: integer().notNull(),
    /** `catalogue` for the facts before the first publish, `editor`, `correction`, `import`, `restore`. */
    origin: text().notNull(),
    /** JSON of EventFacts. */
    facts: text().notNull(),
    /** JSON array of the paths that differ from the revision before. */
    changed: text().notNull(),
    /** The member who published; null after the end of their account, and for facts of the catalogue. */
    authorId: integer('author_id').references(() => member.id),
    /** ISO instant. */
    at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.eventId, table.number] }),
    index('event_revision_author').on(table.authorId),
  ],
)
