import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import { permalinkField } from '../../../src/model/schemas/account/saved-events.ts'
import { answerFields } from '../../../src/model/schemas/community/review-answers.ts'
import {
  findAnswer,
  mayAnswerReviews,
  removeAnswer,
  writeAnswer,
  type AnsweredReview,
} from '../../domain/community/answers/answer-of-organisation.ts'
import { presentAnswerOfOrganisation } from '../../present/community/review-answer.ts'
import { formBody } from '../middleware/form.ts'
import { networkOfRequest } from '../middleware/network-of-request.ts'
import { localeQuery, queryKeys, queryLocale, type LocaleContext } from '../middleware/query.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsAtOnce } from '../middleware/shows-at-once.ts'

/** The review of the path. @throws DomainError not-found if its id is no number */
function reviewOf(c: Context<MemberEnvironment>): AnsweredReview {
  const reviewId = Number(c.req.param('id'))
  if (!Number.isSafeInteger(reviewId) || reviewId < 1) throw new DomainError('not-found')
  return { memberId: c.var.member.id, reviewId }
}

const answerResponse = async (c: LocaleContext<MemberEnvironment>) =>
  c.json(presentAnswerOfOrganisation(await findAnswer(c.var.db, reviewOf(c)), queryLocale(c)))

const keys = v.object({ permalink: permalinkField })

/**
 * `GET ?permalink` → { mayAnswer }: true for the people of the event's organisation, who answer its reviews.
 * The answer of the member's organisation to a review of one of its events. `GET` reads it, `PUT` with answerFields writes
 * it, so that it waits for approval, `DELETE` deletes it. Each takes `locale`; all → OwnAnswerView.
 * @throws DomainError not-found for a review of another event, too-many-requests; FieldErrors
 */
export const reviewAnswers = new Hono<MemberEnvironment>()
  .get('/', queryKeys(keys), async (c) => {
    const { permalink } = c.req.valid('query')
    return c.json({ mayAnswer: await mayAnswerReviews(c.var.db, c.var.member.id, permalink) })
  })
  .get('/:id/answer', localeQuery, answerResponse)
  .put(
    '/:id/answer',
    showsAtOnce('event', 'organiser'),
    rateLimit('FEEDBACK_LIMIT'),
    formBody(answerFields),
    localeQuery,
    async (c) => {
      const fields = c.req.valid('json')
      const at = { now: c.var.clock.now(), network: await networkOfRequest(c) }
      c.var.renewPages(...(await writeAnswer(c.var.db, reviewOf(c), fields, at)))
      return await answerResponse(c)
    },
  )
  .delete('/:id/answer', showsAtOnce('event', 'organiser'), localeQuery, async (c) => {
    c.var.renewPages(...(await removeAnswer(c.var.db, reviewOf(c))))
    return await answerResponse(c)
  })
