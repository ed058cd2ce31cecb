import { sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { isEditor } from './draft-row.ts'

/**
 * Deletes a draft; a published event keeps its facts. Pictures of a draft without an event count as removed.
 * @throws DomainError not-found, also for members who do not represent the organiser
 */
export async function discardDraft(
  db: Database,
  memberId: number,
  reference: string,
  now: Date,
): Promise<void> {
  const own = sql`SELECT d.id FROM event_draft d LEFT JOIN event ev ON ev.id = d.event_id
    WHERE (d.id = ${reference} OR ev.permalink = ${reference}) AND ${isEditor(memberId)}`
  const at = now.toISOString()
  const results = await db.$client.batch([
    prepare(
      db,
      sql`UPDATE event_picture SET removed_at = ${at} WHERE draft_id IN (${own}) AND removed_at IS NULL`,
    ),
    prepare(db, sql`DELETE FROM event_draft WHERE id IN (${own})`),
  ])
  if (results.at(-1)?.meta.changes !== 1) throw new DomainError('not-found')
}
