import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { pathOf } from '../../../src/i18n/paths.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { reviewRequestsPerHour } from '../../../src/model/values/limits.ts'
import { readForm } from '../../../src/model/values/form.ts'
import {
  missingInReview,
  refusedInReview,
  reviewBody,
  reviewEventKey,
  reviewKeptKey,
  reviewOutcomeKey,
  type ReviewErrors,
  type ReviewValues,
} from '../../../src/model/community/review-form.ts'
import { reviewParts } from '../../../src/model/community/reviews.ts'
import { reviewFields } from '../../../src/model/schemas/community/reviews.ts'
import { findReviewInputs } from '../../domain/community/reviews/review-inputs.ts'
import { addReview } from '../../domain/community/reviews/add-review.ts'
import { signInPath } from '../../present/paths/sign-in-path.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { limitAddressPerHour } from '../middleware/limit-per-hour.ts'
import { networkOfRequest } from '../middleware/network-of-request.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { sessionOfRequest } from '../middleware/session-of-request.ts'
import { storeRefusedReview } from './refused-review.ts'
import { limitReviews } from './limit-reviews.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

/** Controls whose values return to the page in its URL; a text of thousands of characters is too long for one. */
const chosenNames = ['rating', 'edition', 'raceId', 'locale', ...reviewParts] as const

const texts = v.record(v.string(), v.fallback(v.string(), ''))

/** The outcome as the query of the page has it. */
const outcomeOf = (errors: ReviewErrors): string =>
  Object.entries(errors)
    .map((error) => error.join('.'))
    .join(',')

/** Errors of a refused review; a code for one that was refused as a whole. */
function refusalOf({ code, details: { fields = {} } }: DomainError): string {
  const outcome = outcomeOf(refusedInReview(code, fields))
  return outcome === '' ? code : outcome
}

/** Stores what does not fit into a URL, up to a number of times an hour. @returns its key as the query has it */
async function refusedQuery(
  c: Context<ApiEnvironment>,
  memberId: number | null,
  { text, isAuthentic }: ReviewValues,
): Promise<ReviewValues> {
  if (text === undefined && isAuthentic === undefined) return {}
  try {
    await limitAddressPerHour(c, 'kept-review', reviewRequestsPerHour)
  } catch (error) {
    if (error instanceof DomainError) return {}
    throw error
  }
  const values = {
    ...(text === undefined ? {} : { text }),
    ...(isAuthentic === undefined ? {} : { isAuthentic }),
  }
  const key = await storeRefusedReview(c.var.settings.KV, memberId, values)
  return key === null ? {} : { [reviewKeptKey]: key }
}

/**
 * `POST` of the form of a review without scripts: 303 to its page with the outcome and all that was chosen and typed; to
 * the sign-in page without a session, which leads back to the filled form.
 * @throws DomainError forbidden, media-type
 */
export const plainReview = new Hono<ApiEnvironment>().post(
  '/',
  showsNothing('A new review waits for a moderator.'),
  localeQuery,
  async (c) => {
    const { db, clock } = c.var
    const locale = queryLocale(c)
    const { [reviewEventKey]: permalink = '', ...given } = v.parse(texts, await c.req.parseBody())
    const values: ReviewValues = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== ''),
    )
    const page = pathOf({ to: 'profile', page: 'reviews' }, locale)
    const pathWith = (more: ReviewValues) => {
      const query = new URLSearchParams({ [reviewEventKey]: permalink })
      for (const [key, value] of Object.entries(more))
        if (value !== undefined) query.set(key, value)
      return `${page}?${query.toString()}`
    }
    const chosen = Object.fromEntries(chosenNames.map((name) => [name, values[name]?.slice(0, 16)]))
    const session = await sessionOfRequest(c)
    if (session === null) {
      const kept = await refusedQuery(c, null, values)
      return c.redirect(signInPath(pathWith({ ...chosen, ...kept }), locale), 303)
    }
    const backWith = async (outcome: string) => {
      const kept = await refusedQuery(c, session.member.id, values)
      const filled = pathWith({ ...chosen, ...kept, [reviewOutcomeKey]: outcome })
      return c.redirect(`${filled}#errors`, 303)
    }
    const missing = outcomeOf(missingInReview(values))
    if (missing !== '') return await backWith(missing)
    try {
      const { eventId } = await findReviewInputs(db, permalink, locale, clock.now().toISOString())
      const edition = { value: Number(values['edition']) }
      const read = readForm(reviewFields, { ...reviewBody(values), eventId, edition })
      if (!read.ok) return await backWith(outcomeOf(refusedInReview('', read.fields)))
      await limitReviews(c, session.member.id)
      const at = { now: clock.now(), network: await networkOfRequest(c) }
      await addReview(db, session.member.id, read.values, at)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return await backWith(refusalOf(error))
    }
    return c.redirect(pathWith({ [reviewOutcomeKey]: 'thanks' }), 303)
  },
)
