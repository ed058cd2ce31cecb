import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import type { Draft } from '../drafts/draft-row.ts'
import { openDraft } from '../drafts/open-draft.ts'
import { findRevision } from './find-revisions.ts'

/**
 * Makes a draft with the facts of a revision; it changes nothing until it is published.
 * @throws DomainError not-found; conflict if the event has a draft, whose changes it would replace
 */
export async function restoreRevision(
  db: Database,
  memberId: number,
  revision: { permalink: string; number: number },
  now: Date,
): Promise<Draft> {
  const { facts } = await findRevision(db, memberId, revision)
  const existing = await prepare(
    db,
    sql`SELECT d.id FROM event_draft d JOIN event ev ON ev.id = d.event_id
      WHERE ev.permalink = ${revision.permalink}`,
  ).first()
  if (existing !== null) throw new DomainError('conflict')
  return await openDraft(db, memberId, revision.permalink, now, () => facts)
}
