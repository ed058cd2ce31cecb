import { Hono } from 'hono'
import * as v from 'valibot'
import { pathOf } from '../../../src/i18n/paths.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import {
  organiserOutcomeKey,
  type OrganiserOutcome,
} from '../../../src/model/members/organiser-contact.ts'
import { followFields } from '../../../src/model/schemas/account/follows.ts'
import { listFollows } from '../../domain/community/follows/list-follows.ts'
import { follow, unfollow } from '../../domain/community/follows/set-follow.ts'
import { presentFollows } from '../../present/community/follows.ts'
import { signInPath } from '../../present/paths/sign-in-path.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { formBody } from '../middleware/form.ts'
import { localeQuery, queryLocale, type LocaleContext } from '../middleware/query.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { sessionOfRequest } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

async function followsResponse(c: LocaleContext<MemberEnvironment>) {
  const locale = queryLocale(c)
  return c.json(presentFollows(await listFollows(c.var.db, c.var.member.id, locale), locale))
}

const unshown = showsNothing('Pages show no followers.')

/**
 * `GET ?locale` → FollowsView; `PUT` and `DELETE` with followFields → the same.
 * @throws DomainError not-found for an unknown organiser, list-full; FieldErrors
 */
export const follows = new Hono<MemberEnvironment>()
  .get('/', localeQuery, async (c) => await followsResponse(c))
  .put('/', unshown, formBody(followFields), localeQuery, async (c) => {
    const { db, member, clock } = c.var
    const { organiser } = c.req.valid('json')
    await follow(db, member.id, organiser, clock.now())
    return await followsResponse(c)
  })
  .delete('/', unshown, formBody(followFields), localeQuery, async (c) => {
    const { organiser } = c.req.valid('json')
    await unfollow(c.var.db, c.var.member.id, organiser)
    return await followsResponse(c)
  })

/**
 * `POST` of the button of an organiser's page without scripts: follows and redirects to the page, without a session to the
 * sign-in page.
 * @throws DomainError forbidden, media-type, too-many-requests
 */
export const plainFollow = new Hono<ApiEnvironment>().post(
  '/',
  unshown,
  rateLimit('FEEDBACK_LIMIT'),
  localeQuery,
  async (c) => {
    const { db, clock } = c.var
    const locale = queryLocale(c)
    const form = await c.req.parseBody()
    const permalink = v.parse(v.fallback(v.string(), ''), form['organiser'])
    const page = pathOf({ to: 'organiser', permalink }, locale)
    const session = await sessionOfRequest(c)
    if (session === null) return c.redirect(signInPath(page, locale), 303)
    let outcome: OrganiserOutcome = 'followed'
    try {
      await follow(db, session.member.id, permalink, clock.now())
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      outcome = 'refused'
    }
    return c.redirect(
      `${page}?${new URLSearchParams({ [organiserOutcomeKey]: outcome }).toString()}`,
      303,
    )
  },
)
