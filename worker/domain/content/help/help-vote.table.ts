import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { document } from '../documents/document.table.ts'

/** Readers' answers to “did this help?”, counted by day and language. Nothing about the reader is stored. */
export const helpVote = sqliteTable(
  'help_vote',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => document.id),
    /** ISO date. */
    day: text().notNull(),
    locale: text().notNull(),
    yes: integer().notNull().default(0),
    no: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.day, table.locale] })],
)
