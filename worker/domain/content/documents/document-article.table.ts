import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { document } from './document.table.ts'

/** Facts of articles for their lists: derived from the content of the document in the batch that publishes it. */
export const documentArticle = sqliteTable('document_article', {
  documentId: integer('document_id')
    .primaryKey()
    .references(() => document.id),
  /** A member of articleKinds (src/model/blocks/article.ts). */
  kind: text().notNull(),
  /** JSON array of groups of sports. */
  groups: text().notNull(),
  /** JSON of the drawing at its head; null without one. */
  drawing: text(),
})

/** Events that an article is about, or shows a card or a drawing of. Derived like `document_article`. */
export const documentEvent = sqliteTable(
  'document_event',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => document.id),
    /** Of the event, which may have gone since. */
    permalink: text().notNull(),
    /** True if the article is about it: then it is news of the event. */
    isSubject: integer('is_subject', { mode: 'boolean' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.permalink, table.documentId] }),
    index('document_event_of').on(table.documentId),
  ],
)
