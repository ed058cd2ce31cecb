import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'

/** Imports of events as drafts; none is published by itself. */
export const eventImport = sqliteTable(
  'event_import',
  {
    /** Random. */
    id: text().primaryKey(),
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => organiser.id),
    /** Null after the end of the member's account, and for an import by a command. */
    memberId: integer('member_id').references(() => member.id),
    /** Format of the source (src/model/event/imports.ts). */
    kind: text().notNull(),
    /** Name of the file, or URL. */
    source: text().notNull(),
    /** Encoding of a text file; null for formats that have only one. */
    encoding: text(),
    /** JSON array of the names of the columns, and of their targets or null. */
    columns: text().notNull(),
    mapping: text().notNull(),
    /** JSON of ImportDefaults. */
    defaults: text().notNull(),
    /** `open` until drafts are written, `writing` while they are, then `written`; `undone` after it was taken back. */
    state: text().notNull().default('open'),
    /** ISO instants. */
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [
    index('event_import_organiser').on(t.organiserId, t.createdAt),
    index('event_import_member').on(t.memberId),
    index('event_import_state').on(t.state),
  ],
)

/** Rows of an import: one race of an edition each. */
export const eventImportRow = sqliteTable(
  'event_import_row',
  {
    importId: text('import_id')
      .notNull()
      .references(() => eventImport.id),
    /** As the source counts. */
    number: integer().notNull(),
    /** JSON array of the cells, with the corrections made here. */
    cells: text().notNull(),
    /** State of the row (src/model/event/imports.ts). */
    state: text().notNull().default('unchecked'),
    /** JSON array of CellFault, and of the towns that an unclear one may be. */
    faults: text().notNull().default('[]'),
    suggestions: text().notNull().default('[]'),
    /** Folded name of the event and its city: rows that may be one event. Null while the row cannot be read. */
    family: text(),
    /** Rows of equal keys are one event. Null until that is known. */
    eventKey: text('event_key'),
    /** JSON of the facts that were read, for comparison with a later import. */
    facts: text(),
    /** City of the gazetteer. */
    cityId: integer('city_id'),
    /** The organisation's event that it is; with a score, an event of others that is probably the same, in per cent. */
    eventId: integer('event_id'),
    score: integer(),
    /** True for a row that was taken in although it is probably in the catalogue. */
    isTaken: integer('is_taken', { mode: 'boolean' }).notNull().default(false),
    /** JSON of RowOutcome: the consequences of the row; null while they are not known. */
    outcome: text(),
    /** Draft that the row belongs to, until it is published, and the draft's version after the row was written. */
    draftId: text('draft_id'),
    draftVersion: integer('draft_version'),
    /** JSON of the facts that the draft had before this import changed it; null for a new draft. */
    previous: text(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.number] }),
    index('event_import_row_state').on(t.importId, t.state),
    index('event_import_row_key').on(t.eventKey),
    index('event_import_row_family').on(t.family),
    index('event_import_row_event').on(t.eventId),
    index('event_import_row_draft').on(t.draftId),
  ],
)
