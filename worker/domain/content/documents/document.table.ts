import { index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'

/**
 * Documents: pages, answers of the help centre. A new one has no content until it is published; a withdrawn one keeps its
 * content, and its slug is never free.
 */
export const document = sqliteTable(
  'document',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** A member of contentKinds (src/model/blocks/content.ts). */
    kind: text().notNull(),
    /** The same in all languages; unique within its kind. */
    slug: text().notNull(),
    state: text({ enum: ['new', 'published', 'withdrawn'] }).notNull(),
    /** JSON of ContentDocument. */
    content: text().notNull(),
    /** ISO instants of the first and the last publication. An article may state the first, which then may lie ahead. */
    publishedAt: text('published_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (table) => [unique('document_slug').on(table.kind, table.slug)],
)

/** Texts of a document that are not published. One draft per document, which its editors share. */
export const documentDraft = sqliteTable(
  'document_draft',
  {
    documentId: integer('document_id')
      .primaryKey()
      .references(() => document.id),
    /** `editing`, or `waiting` for a second person. */
    state: text().notNull().default('editing'),
    /** JSON of ContentDocument when editing began, and as edited. */
    base: text().notNull(),
    content: text().notNull(),
    /** Number of saves. */
    version: integer().notNull().default(0),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** The member who saved last; null after the end of their account. */
    updatedBy: integer('updated_by').references(() => member.id),
  },
  (table) => [index('document_draft_updated_by').on(table.updatedBy)],
)

/** Documents as they were published: their history. */
export const documentRevision = sqliteTable(
  'document_revision',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => document.id),
    number: integer().notNull(),
    /** `shipped` with a release, `editor`, `restore`, `withdraw`, `return`. */
    origin: text().notNull(),
    /** JSON of ContentDocument. */
    content: text().notNull(),
    /** JSON array of the paths that differ from the revision before. */
    changed: text().notNull(),
    /** The member who published; null after the end of their account, and for a command. */
    authorId: integer('author_id').references(() => member.id),
    /** ISO instant. */
    at: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.number] }),
    index('document_revision_author').on(table.authorId),
  ],
)

/** A document in one language: derived from its content in the batch that publishes it. */
export const documentLocale = sqliteTable(
  'document_locale',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => document.id),
    locale: text().notNull(),
    title: text().notNull(),
    summary: text().notNull().default(''),
    /** Folded title, and all folded words, for the search of the help. */
    foldedTitle: text('folded_title').notNull(),
    folded: text().notNull(),
    /** Number of texts that the language lacks; a complete page has none and is listed for search engines. */
    missing: integer().notNull(),
    /** JSON array of the paths whose English text has changed since it was translated: `title`, `blocks.a.text`. */
    outdated: text().notNull().default('[]'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.locale] })],
)

/** The version of a document that was shipped with the code last: the base when the next one is merged. */
export const documentShipped = sqliteTable('document_shipped', {
  documentId: integer('document_id')
    .primaryKey()
    .references(() => document.id),
  /** Digest of the files, so that loading them again does nothing. */
  digest: text().notNull(),
  /** JSON of ContentDocument. */
  base: text().notNull(),
  /** JSON array of paths whose shipped text was not taken, because another one is published. */
  declined: text().notNull().default('[]'),
})

/** Publications and withdrawals at a time that a moderator chose. */
export const documentSchedule = sqliteTable(
  'document_schedule',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => document.id),
    act: text({ enum: ['publish', 'withdraw'] }).notNull(),
    /** ISO instant. */
    at: text().notNull(),
    /** Version of the draft when it was scheduled, with its base and content as JSON; null for a withdrawal. */
    version: integer(),
    base: text(),
    content: text(),
    /** The member who scheduled it; null after the end of their account. */
    setBy: integer('set_by').references(() => member.id),
    /** Why it did not happen at its time: `conflicts`, `faults`; null before. */
    failed: text(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.act] }),
    index('document_schedule_set_by').on(table.setBy),
  ],
)

/** Members who have a document open at the desk, until 90 seconds after their browser was last heard of. */
export const deskPresence = sqliteTable(
  'desk_presence',
  {
    documentId: integer('document_id')
      .notNull()
      .references(() => document.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** ISO instant. */
    seenAt: text('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.memberId] }),
    index('desk_presence_member').on(table.memberId),
  ],
)

/** One row, whose number rises with each publication: part of the key of cached pages that show documents. */
export const contentMark = sqliteTable('content_mark', {
  id: integer().primaryKey(),
  mark: integer().notNull(),
})
