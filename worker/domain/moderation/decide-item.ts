import { and, eq } from 'drizzle-orm'
import { baseLocale } from '../../../src/model/locales.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { RejectionReason } from '../../../src/model/community/moderation.ts'
import type { Database } from '../../db/client.ts'
import { decisionStands } from './decision-stands.ts'
import { inScope } from './in-scope.ts'
import { findItem, isWrittenBy, kindOf } from './find-item.ts'
import { auditDecision, type Moderator } from './audit-decision.ts'
import type { ModeratedKind } from './moderated-kind.ts'
import type { ModeratedKinds } from './moderated-kind.ts'
import { answerMail, rejectionMail } from './author-mail.ts'
import { moderationItem } from './moderation-item.table.ts'

export interface Verdict {
  itemId: number
  /** `submittedAt` of the text that the moderator has read; a text that was changed since is not decided. */
  submittedAt: string
  /** Number of the version that the moderator has read, of a noun that has them. */
  version?: number | null
  /** Null approves. */
  reason: RejectionReason | null
  /** Text to the author. */
  answer: string | null
}

/**
 * Decides an item in one batch. Its first statement decides the item if it still waits, and all others depend on it, so
 * that of two moderators one decides and the other gets `conflict`.
 * @returns id of the decision, which undo names
 * @throws DomainError not-found; conflict if the item is decided; of `version` if its text was changed since it was read;
 *   of `author` if the moderator wrote it; of `former` for a correction of a fact that has a third value now; of `incomplete`
 *   for an approval of what cannot be published
 */
export async function decideItem(
  db: Database,
  kinds: ModeratedKinds,
  { itemId, submittedAt, version = null, reason, answer }: Verdict,
  by: Moderator,
  now: Date,
): Promise<string> {
  const item = await findItem(db, kinds, itemId)
  const kind = kindOf(kinds, item)
  if (isWrittenBy(item, by.memberId)) throw new DomainError('conflict', 'author')
  if (reason === null) {
    await requireUnchanged(db, kind, item.subjectId)
    await kind.requireComplete?.(db, item.subjectId, now)
  }
  const id = crypto.randomUUID()
  const at = now.toISOString()
  const stands = decisionStands(db, itemId, id, null)
  const decision = { id, subjectId: item.subjectId, at, reason, answer, stands }
  const [decided] = await db.batch([
    db
      .update(moderationItem)
      .set({
        state: reason === null ? 'approved' : 'rejected',
        decisionId: id,
        decidedBy: by.memberId,
        decidedAt: at,
        reason,
        answer,
      })
      .where(
        and(
          eq(moderationItem.id, itemId),
          eq(moderationItem.state, 'waiting'),
          eq(moderationItem.submittedAt, submittedAt),
          inScope(kinds),
          kind.isVersion?.(item.subjectId, version),
        ),
      )
      .returning({ id: moderationItem.id }),
    ...(reason === null
      ? [...kind.approve(db, decision), ...(await answerMail(db, kind, item, decision))]
      : [...kind.reject(db, decision), ...(await rejectionMail(db, kind, item, decision))]),
    auditDecision(db, item, by, reason === null ? 'approved' : `rejected: ${reason}`, stands, now),
  ])
  if (decided.length === 0) throw await refusal(db, kinds, itemId)
  return id
}

/** The error of a decision that was not made: an item that still waits has another text by now. */
async function refusal(db: Database, kinds: ModeratedKinds, itemId: number): Promise<DomainError> {
  const { state } = await findItem(db, kinds, itemId)
  return new DomainError('conflict', state === 'waiting' ? 'version' : undefined)
}

async function requireUnchanged(db: Database, kind: ModeratedKind, subjectId: number) {
  const change = (await kind.findChange?.(db, subjectId, baseLocale)) ?? null
  if (change !== null && change.former !== null) throw new DomainError('conflict', 'former')
}
