import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { undoMs } from '../../../../src/model/community/moderation.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { member } from '../../accounts/members/member.table.ts'
import { queueMailWhere } from '../../messages/mail/queue-mail.ts'
import { publishWaitingDraft, returnDraft } from '../../publishing/publish-draft.ts'
import { eventKind } from './event-kind.ts'

/** Statement that puts approved drafts back which were changed since: a moderator decides on what they have become. */
const reopenChanged = sql`UPDATE moderation_item SET state = 'waiting', decision_id = NULL, decided_by = NULL,
    decided_at = NULL, reason = NULL, answer = NULL, opened_by = NULL, opened_at = NULL
  WHERE kind = 'event' AND state = 'approved' AND subject_id IN
    (SELECT inbox_number FROM event_draft WHERE state = 'waiting' AND judged IS NOT facts)`

const approvedDraft = v.object({ id: v.string(), version: v.number(), number: v.number() })
type ApprovedDraft = v.InferOutput<typeof approvedDraft>

interface Context {
  now: Date
  rates: Rates
}

/** Statement that queues an email about the published event to the member who sent the draft. */
const mailPublished = (db: Database, number: number, eventId: number, now: Date) =>
  queueMailWhere(
    db,
    {
      kind: 'event-approved',
      memberId: sql`${member.id}`,
      address: sql`${member.email}`,
      locale: sql`${member.locale}`,
      details: sql`json_object('event', ev.name, 'permalink', ev.permalink)`,
      createdAt: now.toISOString(),
    },
    sql`FROM moderation_item i JOIN ${member} ON ${member.id} = i.member_id JOIN event ev ON ev.id = ${eventId}
      WHERE i.kind = 'event' AND i.subject_id = ${number}`,
  )

/** Publishes a draft; false if it was not. One with faults or conflicts goes back to its editors, a changed one waits on. */
async function tryPublish(db: Database, draft: ApprovedDraft, context: Context): Promise<boolean> {
  try {
    const { state } = await publishWaitingDraft(db, eventKind, draft, context, (eventId) => [
      mailPublished(db, draft.number, eventId, context.now),
    ])
    if (state === 'published') return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
  await returnDraft(db, eventKind, draft).run()
  return false
}

/**
 * Publishes the first events of unverified organisers that are approved, once their approval can no longer be taken back,
 * with exactly the facts that the moderator read.
 * @param limit drafts published; the rest waits for the next run
 * @returns number of published events
 */
export async function moderateDrafts(
  db: Database,
  context: Context,
  limit: number,
): Promise<number> {
  await prepare(db, reopenChanged).run()
  const before = new Date(context.now.getTime() - undoMs).toISOString()
  const [found] = await readBatch(db, [
    sql`SELECT d.id, d.version, d.inbox_number AS number
      FROM moderation_item i JOIN event_draft d ON d.inbox_number = i.subject_id
      WHERE i.kind = 'event' AND i.state = 'approved' AND i.decided_at < ${before}
        AND d.state = 'waiting' AND d.judged = d.facts
      ORDER BY i.decided_at LIMIT ${limit}`,
  ])
  let published = 0
  for (const draft of v.parse(v.array(approvedDraft), found))
    if (await tryPublish(db, draft, context)) published += 1
  return published
}

/** True if a decision was made on an event. */
export async function isOfEvent(db: Database, decisionId: string): Promise<boolean> {
  const statement = sql`SELECT 1 FROM moderation_item WHERE decision_id = ${decisionId} AND kind = 'event'`
  return (await prepare(db, statement).first()) !== null
}
