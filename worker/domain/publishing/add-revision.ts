import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { prepare } from '../../db/prepare.ts'
import type { DocumentKind, KindTypes, StoredDocument } from './document-kind.ts'

interface NewRevision<T extends KindTypes> {
  id: number
  /** Null for a new document. */
  stored: StoredDocument<T> | null
  document: T['doc']
  /** Paths that change. */
  changed: readonly string[]
  origin: T['origin']
  authorId: number | null
  /** ISO instant. */
  at: string
}

/** Revisions of a document: the tables and condition of a statement. */
export const fromRevisions = <T extends KindTypes>(
  { revisions: { table, columns } }: DocumentKind<T>,
  id: number | SQL | null,
): SQL => sql`${sql.identifier(table)} WHERE ${sql.identifier(columns.subject)} = ${id}`

/** Number of a document's last revision; 0 without any. */
export const lastRevision = <T extends KindTypes>(kind: DocumentKind<T>, id: number): SQL =>
  sql`(SELECT coalesce(max(number), 0) FROM ${fromRevisions(kind, id)})`

/** Statements that add the revision with the next number; before the first one, the document as it was. */
export function revisionStatements<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  { id, stored, document, changed, origin, authorId, at }: NewRevision<T>,
): D1PreparedStatement[] {
  const { table, columns, before } = kind.revisions
  const into = sql`INSERT INTO ${sql.identifier(table)}
    (${sql.identifier(columns.subject)}, number, origin, ${sql.identifier(columns.content)}, changed, author_id, at)`
  const former = stored === null ? null : before(stored)
  const first =
    stored === null || former === null
      ? []
      : [
          sql`${into} SELECT ${id}, 1, ${former.origin}, ${JSON.stringify(stored.document)}, '[]', NULL, ${former.at}
            WHERE NOT EXISTS (SELECT 1 FROM ${fromRevisions(kind, id)})`,
        ]
  const next = sql`${into} SELECT ${id}, ${lastRevision(kind, id)} + 1, ${origin}, ${JSON.stringify(document)},
    ${JSON.stringify(changed)}, ${authorId}, ${at}`
  return [...first, next].map((statement) => prepare(db, statement))
}
