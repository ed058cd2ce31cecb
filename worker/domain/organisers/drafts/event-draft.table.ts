import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'

/**
 * Unpublished facts of an event: one draft per event, which the people of its organiser share. The draft of a new event has
 * no event until it is published, and is addressed by its id.
 */
export const eventDraft = sqliteTable(
  'event_draft',
  {
    /** Random (src/model/event/draft-ids.ts). */
    id: text().primaryKey(),
    eventId: integer('event_id').references(() => event.id),
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => organiser.id),
    /** `editing`, or `waiting` while a moderator decides on the first event of a new organiser. */
    state: text().notNull().default('editing'),
    /** JSON of EventFacts when editing began: the base of the three-way merge. */
    base: text().notNull(),
    /** JSON of EventFacts as edited. */
    facts: text().notNull(),
    /** JSON of EventFacts on which a moderator decided last; null before. */
    judged: text(),
    /** JSON object, path of a field → its source (URL or name of a file), for facts that were imported or proposed. */
    sources: text().notNull().default('{}'),
    /** Number of saves. */
    version: integer().notNull().default(0),
    /** Import that made the draft; null for one made in the editor. */
    importId: text('import_id'),
    /** ISO instants. */
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** The member who saved last; null after the end of their account, and for a draft that a command made. */
    updatedBy: integer('updated_by').references(() => member.id),
    /**
     * Number by which the moderators' inbox knows the draft: random, given when it first waits. A rowid would be given to
     * another draft once this one is gone.
     */
    inboxNumber: integer('inbox_number').unique(),
  },
  (table) => [
    uniqueIndex('event_draft_event').on(table.eventId),
    index('event_draft_organiser').on(table.organiserId, table.updatedAt),
    index('event_draft_import').on(table.importId),
    index('event_draft_updated_by').on(table.updatedBy),
  ],
)
