import { sql } from 'drizzle-orm'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { prepare } from '../../db/prepare.ts'
import type { DocumentKind, KindTypes } from './document-kind.ts'
import { draftColumn, fromDrafts } from './draft-row.ts'

/**
 * Deletes a draft; a published document stays as it is.
 * @throws DomainError not-found, also for members who may not edit it
 */
export async function discardDraft<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  { memberId, reference, now }: { memberId: number; reference: string; now: Date },
): Promise<void> {
  const { table, columns, isNamed, mayEdit, whenDiscarded } = kind.drafts
  const draftKeys = sql`SELECT ${draftColumn(kind, 'key')} FROM ${fromDrafts(kind)}
    WHERE ${isNamed(reference)} AND ${mayEdit(memberId)}`
  const results = await db.$client.batch([
    ...whenDiscarded(draftKeys, now).map((statement) => prepare(db, statement)),
    prepare(
      db,
      sql`DELETE FROM ${sql.identifier(table)} WHERE ${sql.identifier(columns.key)} IN (${draftKeys})`,
    ),
  ])
  if (results.at(-1)?.meta.changes !== 1) throw new DomainError('not-found')
}
