import { sql } from 'drizzle-orm'
import { contentShape } from '../../../../src/model/blocks/content.ts'
import { differences } from '../../../../src/model/documents/differences.ts'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { findDraft } from '../../publishing/draft-row.ts'
import { storedOf } from '../../publishing/publish-draft.ts'
import { documentDrafts } from '../documents/document-drafts.ts'
import { documentKind } from '../documents/document-kind.ts'
import type { ContentTypes } from '../documents/document-types.ts'

/** Furthest that an act may lie ahead. */
const longestMs = 2 * 365 * 24 * 3_600_000

interface Order {
  memberId: number
  documentId: number
  act: 'publish' | 'withdraw'
  at: Date
  /** Version of the draft that the member has seen, for a publication. */
  version: number
}

/**
 * Has a document published or withdrawn at an instant. The draft is taken as it is now: what is written later is not
 * published with it. One that needs a second moderator is scheduled by that one.
 * @returns faults that keep the draft from being published
 * @throws FieldErrors { at } for a time that has passed or is too far ahead; DomainError not-found, conflict if the draft was
 *   saved since, forbidden for a draft that a colleague must schedule
 */
export async function scheduleAct(
  db: Database,
  { memberId, documentId, act, at, version }: Order,
  now: Date,
): Promise<ContentTypes['faults']> {
  if (at <= now) throw new FieldErrors({ at: 'min' })
  if (at.getTime() > now.getTime() + longestMs) throw new FieldErrors({ at: 'invalid' })
  if (act === 'withdraw') {
    const { meta } = await prepare(
      db,
      sql`INSERT INTO document_schedule (document_id, act, at, set_by)
        SELECT id, ${act}, ${at.toISOString()}, ${memberId} FROM document WHERE id = ${documentId}
        ON CONFLICT DO UPDATE SET at = excluded.at, set_by = excluded.set_by, failed = NULL`,
    ).run()
    if (meta.changes !== 1) throw new DomainError('not-found')
    return {}
  }
  const draft = await findDraft(db, documentKind, memberId, String(documentId))
  if (draft.version !== version) throw new DomainError('conflict', 'version')
  const isModerated = documentDrafts.isModerated(draft)
  if (isModerated && (draft.state !== 'waiting' || draft.updatedBy === memberId))
    throw new DomainError('forbidden')
  const faults = documentKind.faultsOf(await storedOf(db, documentKind, draft), draft.content)
  if (Object.keys(faults).length > 0) return faults
  const { meta } = await prepare(
    db,
    sql`INSERT INTO document_schedule (document_id, act, at, version, base, content, set_by)
      SELECT document_id, ${act}, ${at.toISOString()}, version, base, content, ${memberId} FROM document_draft
      WHERE document_id = ${documentId} AND version = ${version}
        AND (${isModerated ? 0 : 1} OR state = 'waiting' AND updated_by IS NOT ${memberId})
      ON CONFLICT DO UPDATE SET at = excluded.at, version = excluded.version, base = excluded.base,
        content = excluded.content, set_by = excluded.set_by, failed = NULL`,
  ).run()
  if (meta.changes !== 1) throw new DomainError('conflict', 'version')
  return {}
}

/** Takes an act off the schedule. @throws DomainError not-found */
export async function cancelAct(
  db: Database,
  documentId: number,
  act: Order['act'],
): Promise<void> {
  const { meta } = await prepare(
    db,
    sql`DELETE FROM document_schedule WHERE document_id = ${documentId} AND act = ${act}`,
  ).run()
  if (meta.changes !== 1) throw new DomainError('not-found')
}

/** Changes of a scheduled publication. */
export const scheduledChanges = (base: ContentTypes['doc'], content: ContentTypes['doc']) =>
  differences(contentShape, base, content)
