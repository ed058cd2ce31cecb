import { Hono, type Context } from 'hono'
import { approvalFields, rejectionFields, undoFields } from '../../../src/model/schemas/inbox.ts'
import type { Moderator } from '../../domain/community/moderation/audit-decision.ts'
import { decideItem, type Verdict } from '../../domain/community/moderation/decide-item.ts'
import { moderatedKinds } from '../../domain/community/moderation/moderated-kinds.ts'
import { undoDecision } from '../../domain/community/moderation/undo-decision.ts'
import { readFormBody } from '../middleware/form.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { auditOriginOf } from '../middleware/session-of-request.ts'

const moderatorOf = (c: Context<MemberEnvironment>): Moderator => ({
  memberId: c.var.member.id,
  from: auditOriginOf(c),
})

async function decide(c: Context<MemberEnvironment>, verdict: Verdict) {
  const { db, clock } = c.var
  const decision = await decideItem(db, moderatedKinds, verdict, moderatorOf(c), clock.now())
  return c.json({ decision })
}

/**
 * `POST /approve` with approvalFields, `POST /reject` with rejectionFields → `{ decision }`, the id for undo; `POST /undo` with undoFields,
 * within ten seconds → `{}`. Emails of a decision are sent by the scheduled handler, after that time.
 * @throws DomainError not-found; conflict if another decision stands or the time is over; FieldErrors
 */
export const decisions = new Hono<MemberEnvironment>()
  .post('/approve', async (c) => {
    const { id, submittedAt, answer } = await readFormBody(c, approvalFields)
    const verdict = { itemId: id, submittedAt, reason: null, answer: answer || null }
    return await decide(c, verdict)
  })
  .post('/reject', async (c) => {
    const { id, submittedAt, reason, answer } = await readFormBody(c, rejectionFields)
    return await decide(c, { itemId: id, submittedAt, reason, answer: answer || null })
  })
  .post('/undo', async (c) => {
    const { db, clock } = c.var
    const { id, decision } = await readFormBody(c, undoFields)
    const of = { itemId: id, decisionId: decision }
    await undoDecision(db, moderatedKinds, of, moderatorOf(c), clock.now())
    return c.json({})
  })
