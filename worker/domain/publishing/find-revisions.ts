import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { DocumentChange } from '../../../src/model/documents/change.ts'
import { differences } from '../../../src/model/documents/differences.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import { fromRevisions } from './add-revision.ts'
import type { DocumentKind, KindTypes } from './document-kind.ts'

/** Revisions that the history shows, the latest first. */
export const shownRevisions = 200

export interface RevisionRow<T extends KindTypes> {
  number: number
  origin: T['origin']
  /** Name of the member; null for others than members, and after the end of the account. */
  author: string | null
  /** ISO instant. */
  at: string
  /** Paths that differ from the revision before. */
  changed: string[]
}

/** History of a document. @throws DomainError not-found, also for members who may not edit it */
export async function listRevisions<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  memberId: number,
  reference: string,
): Promise<RevisionRow<T>[]> {
  const documentId = sql`(${kind.editableDocument(memberId, reference)})`
  const { table, columns, origins } = kind.revisions
  const [documents, rows] = await readBatch(db, [
    sql`SELECT 1 WHERE ${documentId} IS NOT NULL`,
    sql`SELECT r.number, r.origin, who.first_name || ' ' || who.last_name AS author, r.at, r.changed
      FROM ${sql.identifier(table)} r LEFT JOIN member who ON who.id = r.author_id
      WHERE r.${sql.identifier(columns.subject)} = ${documentId} ORDER BY r.number DESC LIMIT ${shownRevisions}`,
  ])
  if (documents?.length !== 1) throw new DomainError('not-found')
  const row = v.object({
    number: v.number(),
    origin: v.picklist(origins),
    author: v.nullable(v.string()),
    at: v.string(),
    changed: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  })
  return v.parse(v.array(row), rows)
}

export interface RevisionContent<T extends KindTypes> {
  document: T['doc']
  /** Changes since the revision before; of the first one, from nothing. */
  changes: DocumentChange[]
}

/** Content of a revision. @throws DomainError not-found, also for members who may not edit the document */
export async function findRevision<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  { memberId, reference, number }: { memberId: number; reference: string; number: number },
): Promise<RevisionContent<T>> {
  const content = sql.identifier(kind.revisions.columns.content)
  const of = fromRevisions(kind, sql`(${kind.editableDocument(memberId, reference)})`)
  const [found, former] = await readBatch(db, [
    sql`SELECT ${content} AS content FROM ${of} AND number = ${number}`,
    sql`SELECT ${content} AS content FROM ${of} AND number < ${number} ORDER BY number DESC LIMIT 1`,
  ])
  const [revision] = readContents(kind, found)
  const [before] = readContents(kind, former)
  if (revision === undefined) throw new DomainError('not-found')
  const changes = differences(kind.shape, before ?? kind.shape.empty(), revision)
  return { document: revision, changes }
}

/** Documents of rows with the column `content`. */
export function readContents<T extends KindTypes>(
  { shape }: DocumentKind<T>,
  rows: unknown,
): T['doc'][] {
  const row = v.object({ content: v.pipe(v.string(), v.parseJson(), shape.schema) })
  return v.parse(v.array(row), rows).map(({ content }) => content)
}
