import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { document } from '../documents/document.table.ts'

/**
 * Pictures that were uploaded for a document. One that a published version has stays as long as the document, because each
 * version of the history can be restored.
 */
export const documentPicture = sqliteTable(
  'document_picture',
  {
    /** Name of the file in the store. */
    file: text().primaryKey(),
    documentId: integer('document_id')
      .notNull()
      .references(() => document.id),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** True once a published version has had it. */
    isPublished: integer('is_published', { mode: 'boolean' }).notNull().default(false),
    /** ISO instant. */
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    index('document_picture_document').on(table.documentId),
    index('document_picture_unpublished')
      .on(table.createdAt)
      .where(sql`${table.isPublished} = 0`),
  ],
)
