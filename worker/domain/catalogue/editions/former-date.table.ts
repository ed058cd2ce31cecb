import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { event } from '../events/event.table.ts'

/** First days that editions had before they were moved or replaced: their published URLs lead to the present ones. */
export const formerDate = sqliteTable(
  'former_date',
  {
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id),
    /** ISO date. */
    date: text().notNull(),
    /** Null once the edition is removed: the one that replaced it is found by its date. No foreign key, because ids are given again. */
    editionId: integer('edition_id'),
  },
  (t) => [
    primaryKey({ columns: [t.eventId, t.date] }),
    index('former_date_edition').on(t.editionId),
  ],
)
