import { and, eq, sql } from 'drizzle-orm'
import { DomainError } from '../../../src/model/values/errors.ts'
import { isRejectionReason, undoMs } from '../../../src/model/community/moderation.ts'
import type { Database } from '../../db/client.ts'
import { auditDecision, type Moderator } from './audit-decision.ts'
import { decisionStands } from './decision-stands.ts'
import { unsendDecisionMails } from './decision-mail.ts'
import { findItem, kindOf } from './find-item.ts'
import type { ModeratedKinds } from './moderated-kind.ts'
import { moderationItem } from './moderation-item.table.ts'

/**
 * Takes a decision back within ten seconds, with its emails, which are sent later than that. The statement that puts the
 * item back to waiting is the last of the batch, because the others depend on the decision.
 * @throws DomainError not-found; conflict if the time is over or the decision does not stand
 */
export async function undoDecision(
  db: Database,
  kinds: ModeratedKinds,
  { itemId, decisionId }: { itemId: number; decisionId: string },
  by: Moderator,
  now: Date,
): Promise<void> {
  const item = await findItem(db, kinds, itemId)
  const kind = kindOf(kinds, item)
  const { subjectId, decidedAt, reason, answer } = item
  // The statements of the kind need the instant of a decision, so an item without one is refused before they are built.
  if (decidedAt === null || item.decisionId !== decisionId) throw new DomainError('conflict')
  const after = new Date(now.getTime() - undoMs).toISOString()
  const isUndoable = kind.undoable?.(subjectId) ?? sql`1`
  const stands = sql`(${decisionStands(db, itemId, decisionId, after)} AND ${isUndoable})`
  const decision = {
    id: decisionId,
    subjectId,
    at: decidedAt,
    reason: isRejectionReason(reason) ? reason : null,
    answer,
    stands,
  }
  const batch = await db.batch([
    auditDecision(db, item, by, 'taken back', stands, now),
    ...kind.undo(db, decision),
    unsendDecisionMails(db, decision),
    db
      .update(moderationItem)
      .set({
        state: 'waiting',
        decisionId: null,
        decidedBy: null,
        decidedAt: null,
        reason: null,
        answer: null,
      })
      .where(and(eq(moderationItem.id, itemId), stands))
      .returning({ id: moderationItem.id }),
  ])
  const undone = batch.at(-1)
  if (!Array.isArray(undone) || undone.length === 0) throw new DomainError('conflict')
}
