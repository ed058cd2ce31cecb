import { Hono } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import { feedbackEventKey, feedbackOutcomeKey } from '../../../src/model/community/feedback.ts'
import { readForm } from '../../../src/model/values/form.ts'
import { feedbackFields } from '../../../src/model/schemas/community/feedback.ts'
import { sendFeedback } from '../../domain/community/feedback/send-feedback.ts'
import { feedbackPage } from '../../present/community/feedback.ts'
import { signInPath } from '../../present/paths/sign-in-path.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { networkOfRequest } from '../middleware/network-of-request.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { sessionOfRequest } from '../middleware/session-of-request.ts'
import { limitFeedback } from './limit-feedback.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const text = v.fallback(v.string(), '')

/** Outcome of an error, for the query of the page: `field.error`, or the code. */
function outcomeOf({ code, details: { fields = {} } }: DomainError): string {
  // The same feedback has arrived before.
  if (code === 'conflict') return 'thanks'
  const [first] = Object.entries(fields)
  return first === undefined ? code : first.join('.')
}

/**
 * `POST` of the form for feedback without scripts: 303 to its page, with the outcome in the query; to the sign-in page
 * without a session.
 * @throws DomainError forbidden, media-type, too-many-requests
 */
export const plainFeedback = new Hono<ApiEnvironment>().post(
  '/',
  showsNothing('Feedback waits for a moderator.'),
  rateLimit('FEEDBACK_LIMIT'),
  localeQuery,
  async (c) => {
    const locale = queryLocale(c)
    const form = await c.req.parseBody()
    const page = new URLSearchParams({ [feedbackEventKey]: v.parse(text, form['permalink']) })
    const pathWith = () => `${feedbackPage(locale)}?${page.toString()}`
    const session = await sessionOfRequest(c)
    if (session === null) return c.redirect(signInPath(pathWith(), locale), 303)
    const read = readForm(feedbackFields, form)
    let outcome = 'thanks'
    if (read.ok) {
      const sender = {
        memberId: session.member.id,
        locale,
        network: await networkOfRequest(c),
      }
      try {
        await limitFeedback(c)
        await sendFeedback(c.var.db, sender, read.values, c.var.clock.now())
      } catch (error) {
        if (!(error instanceof DomainError)) throw error
        outcome = outcomeOf(error)
      }
    } else outcome = Object.entries(read.fields)[0]?.join('.') ?? ''
    page.set(feedbackOutcomeKey, outcome)
    return c.redirect(pathWith(), 303)
  },
)
