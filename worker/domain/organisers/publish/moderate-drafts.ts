import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { undoMs } from '../../../../src/model/community/moderation.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { submitAllForModeration } from '../../moderation/submit-for-moderation.ts'
import { publishWaitingDraft, returnDraft } from '../../publishing/publish-draft.ts'
import { eventKind } from './event-kind.ts'

/** Statement that numbers drafts which wait for the first time: positive, and exact in JSON. */
const numberDrafts = sql`UPDATE event_draft SET inbox_number = 1 + abs(random() % 9007199254740990)
  WHERE state = 'waiting' AND inbox_number IS NULL`

/** Statement that puts waiting drafts into the inbox, and those again that were changed since they were judged. */
const submitDrafts = (db: Database) =>
  submitAllForModeration(
    db,
    {
      kind: 'event',
      subjectId: sql`d.inbox_number`,
      memberId: sql`d.updated_by`,
      submittedAt: sql`d.updated_at`,
      network: null,
    },
    sql`FROM event_draft d WHERE d.state = 'waiting'`,
  )

const approved = v.array(v.object({ id: v.string() }))

/** Publishes a draft; false if it has faults or conflicts, or its editors have taken it back. */
async function tryPublish(db: Database, id: string, context: { now: Date; rates: Rates }) {
  try {
    return (await publishWaitingDraft(db, eventKind, id, context)).state === 'published'
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

/**
 * Puts the first events of unverified organisers into the moderators' inbox, and publishes the approved ones once their
 * approval can no longer be taken back. A draft that cannot be published goes back to its editors.
 * @param limit drafts published; the rest waits for the next run
 * @returns number of published events
 */
export async function moderateDrafts(
  db: Database,
  context: { now: Date; rates: Rates },
  limit: number,
): Promise<number> {
  await db.$client.batch([prepare(db, numberDrafts), prepare(db, submitDrafts(db))])
  const before = new Date(context.now.getTime() - undoMs).toISOString()
  const [found] = await readBatch(db, [
    sql`SELECT d.id FROM moderation_item i JOIN event_draft d ON d.inbox_number = i.subject_id AND d.updated_at = i.submitted_at
      WHERE i.kind = 'event' AND i.state = 'approved' AND i.decided_at < ${before} AND d.state = 'waiting'
      ORDER BY i.decided_at LIMIT ${limit}`,
  ])
  let published = 0
  for (const { id } of v.parse(approved, found)) {
    if (await tryPublish(db, id, context)) published += 1
    else await returnDraft(db, eventKind, id).run()
  }
  return published
}
