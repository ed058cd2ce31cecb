import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { baseLocale } from '../../../../src/model/locales.ts'
import { changesOfCorrection } from '../../../../src/model/corrections/corrected-values.ts'
import type { Rates } from '../../../../src/model/values/rates.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { readFacts } from '../../catalogue/facts/read-facts.ts'
import { eventKind } from '../../organisers/publish/event-kind.ts'
import { publishChanges } from '../../publishing/publish-changes.ts'
import { queueDecisionMail } from '../../moderation/decision-mail.ts'
import { findCorrections } from './find-corrections.ts'
import { eventOf, sendersOf } from './senders.ts'

/** An approved correction that is not published yet. */
export interface ApprovedCorrection {
  /** Id in the table of feedback. */
  id: number
  decisionId: string
  decidedAt: string
  /** Null for a decision in the terminal. */
  decidedBy: number | null
}

/**
 * Publishes an approved correction with its source, of the day on which it was sent, and queues emails to its senders. Of an
 * edition on another first day, what has not begun by now moves along. If the fact has changed since, or the rules of publishing refuse it, the correction waits again, and its page shows both values.
 * @returns true if the facts were published
 */
export async function applyCorrection(
  db: Database,
  { id, decisionId, decidedAt, decidedBy }: ApprovedCorrection,
  context: { now: Date; rates: Rates },
): Promise<boolean> {
  const [correction] = await findCorrections(db, sql`f.id = ${id}`, baseLocale)
  if (correction === undefined) return false
  const { eventId, link, sentAt } = correction
  const stored = await readFacts(db, eventId)
  if (stored === null) return false
  const today = context.now.toISOString().slice(0, 10)
  const stands = sql`EXISTS (SELECT 1 FROM moderation_item i JOIN feedback f ON f.id = i.subject_id
    WHERE i.kind = 'correction' AND f.id = ${id} AND i.decision_id = ${decisionId} AND i.state = 'approved' AND f.outcome IS NULL)`
  const decision = {
    id: decisionId,
    subjectId: id,
    at: decidedAt,
    reason: null,
    answer: null,
    stands,
  }
  try {
    const published = await publishChanges(
      db,
      eventKind,
      {
        id: eventId,
        changes: changesOfCorrection(stored.facts, correction, today),
        origin: 'correction',
        authorId: decidedBy,
        details: {
          source: link === null ? null : { url: link, checked: sentAt.slice(0, 10) },
          organiserId: null,
        },
        stands,
        also: [
          queueDecisionMail(db, decision, sendersOf(id), {
            kind: 'correction-accepted',
            details: sql`json_object('event', ${eventOf(id)}, 'note', (SELECT answer FROM moderation_item WHERE decision_id = ${decisionId}))`,
          }),
          sql`UPDATE feedback SET outcome = 'applied' WHERE id = ${id} OR same_as = ${id}`,
        ],
      },
      context,
    )
    if (published.state === 'published') return true
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
  await prepare(
    db,
    sql`UPDATE moderation_item SET state = 'waiting', decision_id = NULL, decided_by = NULL, decided_at = NULL
      WHERE kind = 'correction' AND subject_id = ${id} AND decision_id = ${decisionId} AND state = 'approved'
        AND EXISTS (SELECT 1 FROM feedback WHERE id = ${id} AND outcome IS NULL)`,
  ).run()
  return false
}

const approvedRows = v.array(
  v.object({
    id: v.number(),
    decisionId: v.string(),
    decidedAt: v.string(),
    decidedBy: v.nullable(v.number()),
  }),
)

/**
 * Approved corrections that are not published: that of one decision, or the oldest that were decided before an instant.
 */
export async function findApproved(
  db: Database,
  which: { decisionId: string } | { before: string; limit: number },
): Promise<ApprovedCorrection[]> {
  const chosen =
    'before' in which
      ? sql`i.decided_at < ${which.before}`
      : sql`i.decision_id = ${which.decisionId}`
  const limit = 'before' in which ? which.limit : 1
  const [found] = await readBatch(db, [
    sql`SELECT f.id, i.decision_id AS "decisionId", i.decided_at AS "decidedAt", i.decided_by AS "decidedBy"
      FROM moderation_item i JOIN feedback f ON f.id = i.subject_id
      WHERE i.kind = 'correction' AND i.state = 'approved' AND f.outcome IS NULL AND ${chosen}
      ORDER BY i.decided_at LIMIT ${limit}`,
  ])
  return v.parse(approvedRows, found)
}
