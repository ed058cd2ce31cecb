import { Hono } from 'hono'
import * as v from 'valibot'
import { permalinkField } from '../../../src/model/schemas/saved-events.ts'
import type { ReviewPageView } from '../../../src/model/schemas/review-views.ts'
import { findEventName } from '../../domain/catalogue/events/find-event-name.ts'
import { presentPermalink } from '../../domain/catalogue/events/renamed-events.ts'
import { findReviewInputs } from '../../domain/community/reviews/review-inputs.ts'
import { preferencesOfMember } from '../../preferences/member-choice.ts'
import { feedbackEvent } from '../../present/feedback.ts'
import { presentReviewForm } from '../../present/review-form.ts'
import { queryLocale, readQuery } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'

const keys = v.object({ permalink: permalinkField })

/** `GET ?permalink&locale` → ReviewPageView. @throws DomainError event-not-found, invalid-query */
export const reviewPage = new Hono<MemberEnvironment>().get('/', async (c) => {
  const { db, settings, member, clock } = c.var
  const locale = queryLocale(c)
  const permalink = presentPermalink(readQuery(keys, c.req.query()).permalink)
  const [event, inputs, { unit }] = await Promise.all([
    findEventName(db, permalink, locale),
    findReviewInputs(db, permalink, locale, clock.today()),
    preferencesOfMember(settings.KV, member.id, c.req.raw),
  ])
  const { name, lang, path } = feedbackEvent(event, locale)
  return c.json<ReviewPageView>({
    event: { name, lang, path },
    inputs: presentReviewForm(inputs, { locale, unit }),
  })
})
