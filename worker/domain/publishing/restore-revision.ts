import { sql } from 'drizzle-orm'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { prepare } from '../../db/prepare.ts'
import type { DocumentKind, DraftRow, KindTypes } from './document-kind.ts'
import { fromDrafts } from './draft-row.ts'
import { findRevision } from './find-revisions.ts'
import { openDraft } from './open-draft.ts'

/**
 * Makes a draft with the content of a revision; it changes nothing until it is published.
 * @throws DomainError not-found; conflict if the document has a draft, whose changes it would replace
 */
export async function restoreRevision<T extends KindTypes>(
  db: Database,
  kind: DocumentKind<T>,
  revision: { memberId: number; reference: string; number: number },
  now: Date,
): Promise<DraftRow<T>> {
  const { memberId, reference } = revision
  const { document } = await findRevision(db, kind, revision)
  const existing = await prepare(
    db,
    sql`SELECT 1 FROM ${fromDrafts(kind)} WHERE ${kind.drafts.isNamed(reference)}`,
  ).first()
  if (existing !== null) throw new DomainError('conflict')
  return await openDraft(db, kind, { memberId, reference, now }, () => document)
}
