import { Hono } from 'hono'
import { defaultPreferences, unitSystemOf } from '../../../src/model/values/preferences.ts'
import {
  reviewChangeFields,
  reviewChoice,
  reviewFields,
  reviewInputFields,
} from '../../../src/model/schemas/community/reviews.ts'
import { presentPermalink } from '../../domain/catalogue/events/renamed-events.ts'
import { addReview } from '../../domain/community/reviews/add-review.ts'
import { changeReview } from '../../domain/community/reviews/change-review.ts'
import { listMemberReviews } from '../../domain/community/reviews/list-member-reviews.ts'
import { removeReview } from '../../domain/registry/remove-review.ts'
import { findReviewInputs } from '../../domain/community/reviews/review-inputs.ts'
import { preferencesOfMember } from '../../preferences/member-choice.ts'
import { presentMemberReviews } from '../../present/community/member-reviews.ts'
import { presentReviewForm } from '../../present/community/review-form.ts'
import { formBody } from '../middleware/form.ts'
import { networkOfRequest } from '../middleware/network-of-request.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { readerOf } from '../public/reader.ts'
import { limitReviews } from './limit-reviews.ts'
import { showsAtOnce, showsNothing } from '../middleware/shows-at-once.ts'

/**
 * `POST` with reviewFields stores the member's review, which waits for approval → `{ status, review }`. Reading the
 * same path is public (public/reviews.ts).
 * @throws DomainError conflict if the member has reviewed the edition, not-held, too-many-requests; FieldErrors
 */
export const writtenReviews = new Hono<MemberEnvironment>().post(
  '/',
  showsNothing('A new review waits for a moderator.'),
  formBody(reviewFields),
  async (c) => {
    const { db, member, clock } = c.var
    const fields = c.req.valid('json')
    await limitReviews(c, member.id)
    const at = { now: clock.now(), network: await networkOfRequest(c) }
    const id = await addReview(db, member.id, fields, at)
    return c.json({ status: 200, review: { id, state: 'waiting' } })
  },
)

/**
 * `POST` with reviewInputFields → ReviewInputsView: what a review of an event can be about, and the texts of the form.
 * @throws DomainError event-not-found; FieldErrors
 */
export const reviewInputs = new Hono<MemberEnvironment>().post(
  '/writeReviewInputs',
  showsNothing('It reads; spec §7 makes it a POST.'),
  formBody(reviewInputFields),
  async (c) => {
    const { permalink, locale, userUnit } = c.req.valid('json')
    const present = presentPermalink(permalink)
    const inputs = await findReviewInputs(
      c.var.db,
      present,
      locale,
      c.var.clock.now().toISOString(),
    )
    const unit = unitSystemOf(String(userUnit)) ?? defaultPreferences.unit
    return c.json(presentReviewForm(inputs, { locale, unit }))
  },
)

/**
 * Reviews of the member. `GET ?locale` → OwnReviewsView. `PATCH` with reviewChangeFields changes one, `DELETE` with
 * reviewChoice deletes it → `{}`.
 * @throws DomainError not-found; conflict if it was changed after a decision before; FieldErrors
 */
export const memberReviews = new Hono<MemberEnvironment>()
  .get('/', localeQuery, async (c) => {
    const { db, settings, member } = c.var
    const locale = queryLocale(c)
    const { unit, currency } = await preferencesOfMember(settings.KV, member.id, c.req.raw)
    const reader = await readerOf(settings, { locale, currency, unitSet: unit })
    return c.json(presentMemberReviews(await listMemberReviews(db, member.id, locale), reader))
  })
  .patch('/', showsAtOnce('event', 'organiser'), formBody(reviewChangeFields), async (c) => {
    const { id, ...content } = c.req.valid('json')
    await limitReviews(c, c.var.member.id)
    const at = { now: c.var.clock.now(), network: await networkOfRequest(c) }
    c.var.renewPages(...(await changeReview(c.var.db, c.var.member.id, id, content, at)))
    return c.json({})
  })
  .delete('/', showsAtOnce('event', 'organiser'), formBody(reviewChoice), async (c) => {
    const { id } = c.req.valid('json')
    c.var.renewPages(...(await removeReview(c.var.db, c.var.member.id, id, c.var.clock.now())))
    return c.json({})
  })
