import { Hono } from 'hono'
import * as v from 'valibot'
import { reviewKeptKey } from '../../../src/model/community/review-form.ts'
import { permalinkField } from '../../../src/model/schemas/account/saved-events.ts'
import type { ReviewPageView } from '../../../src/model/schemas/community/review-views.ts'
import { findEventName } from '../../domain/catalogue/events/find-event-name.ts'
import { presentPermalink } from '../../domain/catalogue/events/renamed-events.ts'
import { findReviewInputs } from '../../domain/community/reviews/review-inputs.ts'
import { preferencesOfMember } from '../../preferences/member-choice.ts'
import { feedbackEvent } from '../../present/community/feedback.ts'
import { presentReviewForm } from '../../present/community/review-form.ts'
import { localeKey, queryKeys } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { readRefusedReview } from './refused-review.ts'

const keys = v.object({
  permalink: permalinkField,
  [reviewKeptKey]: v.optional(v.fallback(v.nullable(v.pipe(v.string(), v.uuid())), null), null),
  locale: localeKey,
})

/** `GET ?permalink&kept&locale` → ReviewPageView, with what was typed into a form that was refused without scripts. @throws DomainError event-not-found, invalid-query */
export const reviewPage = new Hono<MemberEnvironment>().get('/', queryKeys(keys), async (c) => {
  const { db, settings, member, clock } = c.var
  const { permalink: asked, kept: key, locale } = c.req.valid('query')
  const permalink = presentPermalink(asked)
  const [event, inputs, { unit }, kept] = await Promise.all([
    findEventName(db, permalink, locale),
    findReviewInputs(db, permalink, locale, clock.now().toISOString()),
    preferencesOfMember(settings.KV, member.id, c.req.raw),
    key === null ? {} : readRefusedReview(settings.KV, member.id, key),
  ])
  const { name, lang, path } = feedbackEvent(event, locale)
  return c.json<ReviewPageView>({
    event: { name, lang, path },
    inputs: presentReviewForm(inputs, { locale, unit }),
    kept,
  })
})
