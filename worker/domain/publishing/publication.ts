import type { SQL } from 'drizzle-orm'
import type { DocumentConflict } from '../../../src/model/documents/conflict.ts'
import type { Statement } from '../../db/prepare.ts'
import type { KindTypes } from './document-kind.ts'

/** A change of a document on its way to publication. */
export interface Publication<T extends KindTypes> {
  /** The document to publish, made of what is published now. */
  document: T['doc']
  origin: T['origin']
  /** Null for a command. */
  authorId: number | null
  details: T['details']
  /** Condition at the time of writing: the draft is as it was read, the member may still publish. */
  stands: SQL
  /** Further statements of the batch, from the id of the published document and the keys that publishing replaced. */
  also: (id: number, keys: Readonly<Record<string, string>>) => readonly Statement[]
}

/** Outcome of a publication; nothing is written unless it is published. */
export type Published<T extends KindTypes> =
  | ({ state: 'published'; revision: number } & T['address'])
  /** The draft waits for a moderator. */
  | { state: 'waiting' }
  | { state: 'faults'; faults: T['faults'] }
  | { state: 'conflicts'; conflicts: DocumentConflict[] }
