import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { edition } from '../../catalogue/editions/edition.table.ts'

/** The waivers of a sale as they were published: people accept a version, whose text stays. */
export const waiver = sqliteTable(
  'waiver',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => edition.id),
    version: integer().notNull(),
    text: text().notNull(),
    /** ISO instant. */
    at: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.editionId, t.version] })],
)
