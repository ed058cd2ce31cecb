import type { SQL } from 'drizzle-orm'
import type * as v from 'valibot'
import type { DocumentShape } from '../../../src/model/documents/shape.ts'
import type { Database } from '../../db/client.ts'
import type { Statement } from '../../db/prepare.ts'

/** Types of one kind of document. */
export interface KindTypes {
  doc: object
  /** Rows that are read with a published document. */
  stored: object
  /** Further columns of a draft. */
  draft: object
  /** Id and permalink of the document, or the like, for those who publish it. */
  address: object
  /** Facts about a publication, such as the source of its changes. */
  details: object
  context: { now: Date }
  /** Path → code of its fault. */
  faults: Readonly<Record<string, string>>
  /** Ways in which a document changes. */
  origin: string
}

/** A published document. */
export interface StoredDocument<T extends KindTypes> {
  id: number
  document: T['doc']
  /** Number of the last revision; 0 before the first. */
  revision: number
  address: T['address']
  read: T['stored']
}

export const draftStates = ['editing', 'waiting'] as const

/** Columns of every draft. */
interface CommonDraft<T extends KindTypes> {
  id: string | number
  /** Id of the published document; null until it is published, if it has none before. */
  subjectId: number | null
  /** `waiting` while a moderator decides. */
  state: (typeof draftStates)[number]
  /** The published document when editing began: the base of the three-way merge. */
  base: T['doc']
  content: T['doc']
  /** Number of saves. */
  version: number
  updatedAt: string
}

/** A draft as it is read: the columns of every draft, and those of its kind. */
export type DraftRow<T extends KindTypes> = CommonDraft<T> & T['draft']

/** Table of drafts. Columns that all have: base, state, version, created_at, updated_at, updated_by. */
export interface DraftTable<T extends KindTypes> {
  table: string
  /** Names of the primary key, of the column with the id of the published document, and of that with the content. */
  columns: { key: string; subject: string; content: string }
  /** Joins of draft `d` that the conditions and further columns need. */
  joins: SQL
  /** Conditions for draft `d`: the reference names it, the member may edit it. */
  isNamed: (reference: string) => SQL
  mayEdit: (memberId: number) => SQL
  /** Further columns of a draft `d`, and their schema. */
  further: { columns: SQL; row: v.GenericSchema<unknown, T['draft']> }
  /** Values of the columns that only this table has, for the draft of the published document with this id. */
  tableValues: (id: number) => Readonly<Record<string, unknown>>
  /** True if a moderator publishes the draft. */
  isModerated: (draft: DraftRow<T>) => boolean
  details: (draft: DraftRow<T>) => T['details']
  /** Further statements of the batch that sends a draft to a moderator; they come after the one that makes it wait. */
  whenSubmitted?: (
    db: Database,
    draft: DraftRow<T>,
    memberId: number,
    now: Date,
  ) => readonly Statement[]
  /**
   * Further statements of the batch that publishes a draft as the document with this id, or that discards drafts.
   * @param keys keys of entries that publishing replaced: key in the draft → key in the published document
   */
  whenPublished: (
    draft: DraftRow<T>,
    id: number,
    now: Date,
    keys: Readonly<Record<string, string>>,
  ) => readonly Statement[]
  whenDiscarded: (drafts: SQL, now: Date) => readonly Statement[]
}

/** Table of revisions. Columns that all have: number, origin, changed, author_id, at. */
export interface RevisionTable<T extends KindTypes> {
  table: string
  columns: { subject: string; content: string }
  origins: readonly T['origin'][]
  /** Origins of a published draft. */
  edited: T['origin']
  restored: T['origin']
  /** Origin and ISO instant of a document that was there before its first revision; null if all begin with one. */
  before: (stored: StoredDocument<T>) => { origin: T['origin']; at: string } | null
}

/** A publication before it is written. */
export interface PublicationPlan<T extends KindTypes> {
  id: number
  address: T['address']
  /** As it is stored, such as with the ids of rows as keys. */
  document: T['doc']
  /** Paths that change. */
  changed: readonly string[]
  /** Statements that write the published document. */
  statements: readonly D1PreparedStatement[]
}

/** A noun that is edited as a draft and published as a revision. Each noun has one such object. */
export interface DocumentKind<T extends KindTypes> {
  shape: DocumentShape<T['doc']>
  /** Largest document in bytes of JSON. A draft holds two, and D1 takes rows of 2 MB. */
  maximumBytes: number
  /** Query for the id of the published document with this reference, if the member may edit it. */
  editableDocument: (memberId: number, reference: string) => SQL
  read: (db: Database, id: number) => Promise<StoredDocument<T> | null>
  /** Condition at the time of writing: what is read besides the revisions is as it was. */
  isUnchanged: (stored: StoredDocument<T>) => SQL
  drafts: DraftTable<T>
  revisions: RevisionTable<T>
  /** The document as its editors mean it: without empty entries, in order. */
  normalise: (document: T['doc']) => T['doc']
  /** A normalised document as publishing it states it. @param today ISO date */
  state: (stored: StoredDocument<T> | null, document: T['doc'], today: string) => T['doc']
  /** Faults that keep a document from being published. */
  faultsOf: (stored: StoredDocument<T> | null, document: T['doc']) => T['faults']
  /** Plans what a publication writes, or finds faults that only the database shows. */
  plan: (
    db: Database,
    stored: StoredDocument<T> | null,
    publication: { stated: T['doc']; details: T['details'] },
    context: T['context'],
  ) => Promise<PublicationPlan<T> | { faults: T['faults'] }>
}
