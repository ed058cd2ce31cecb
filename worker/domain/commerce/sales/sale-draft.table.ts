import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { edition } from '../../catalogue/editions/edition.table.ts'

/** Unpublished terms of an edition's sale: one draft per edition, which the people of its organiser share. */
export const saleDraft = sqliteTable(
  'sale_draft',
  {
    editionId: integer('edition_id')
      .primaryKey()
      .references(() => edition.id),
    state: text().notNull().default('editing'),
    /** JSON of SaleFacts when editing began: the base of the three-way merge. */
    base: text().notNull(),
    /** JSON of SaleFacts as edited. */
    facts: text().notNull(),
    /** Number of saves. */
    version: integer().notNull().default(0),
    /** ISO instants. */
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** The member who saved last; null after the end of their account. */
    updatedBy: integer('updated_by').references(() => member.id),
  },
  (table) => [index('sale_draft_updated_by').on(table.updatedBy)],
)

/** Terms of a sale as they were published: its history. The tables of sales and stocks hold the present ones. */
export const saleRevision = sqliteTable(
  'sale_revision',
  {
    editionId: integer('edition_id')
      .notNull()
      .references(() => edition.id),
    number: integer().notNull(),
    /** `command` for terms that were there before the first publication, `editor`, `restore`. */
    origin: text().notNull(),
    /** JSON of SaleFacts. */
    facts: text().notNull(),
    /** JSON array of the paths that differ from the revision before. */
    changed: text().notNull(),
    /** The member who published; null after the end of their account. */
    authorId: integer('author_id').references(() => member.id),
    /** ISO instant. */
    at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.editionId, table.number] }),
    index('sale_revision_author').on(table.authorId),
  ],
)
