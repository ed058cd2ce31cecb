import { Hono } from 'hono'
import { feedbackFields } from '../../../src/model/schemas/community/feedback.ts'
import { listFeedback } from '../../domain/community/feedback/list-feedback.ts'
import { sendFeedback } from '../../domain/community/feedback/send-feedback.ts'
import { presentFeedbackList } from '../../present/community/feedback-list.ts'
import { formBody } from '../middleware/form.ts'
import { networkOfRequest } from '../middleware/network-of-request.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { limitFeedback } from './limit-feedback.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

/**
 * `POST ?locale` with feedbackFields stores feedback on an event (spec §5) → `{}`. Its form is public
 * (public/feedback.ts).
 * @throws FieldErrors; DomainError conflict for the same feedback sent again, too-many-requests
 */
export const feedback = new Hono<MemberEnvironment>().post(
  '/',
  showsNothing('Feedback waits for a moderator.'),
  formBody(feedbackFields),
  localeQuery,
  async (c) => {
    const { db, member, clock } = c.var
    const locale = queryLocale(c)
    const fields = c.req.valid('json')
    await limitFeedback(c)
    const sender = { memberId: member.id, locale, network: await networkOfRequest(c) }
    await sendFeedback(db, sender, fields, clock.now())
    return c.json({})
  },
)

/** `GET ?locale` → FeedbackListView, the member's feedback with its answers. */
export const memberFeedback = new Hono<MemberEnvironment>().get('/', localeQuery, async (c) => {
  const locale = queryLocale(c)
  return c.json(presentFeedbackList(await listFeedback(c.var.db, c.var.member.id, locale), locale))
})
