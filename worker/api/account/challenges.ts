import { Hono } from 'hono'
import * as v from 'valibot'
import { pathOf } from '../../../src/i18n/paths.ts'
import { secondsOfResult } from '../../../src/model/members/saved-states.ts'
import { joinFields, resultFields } from '../../../src/model/schemas/account/challenges.ts'
import { permalinkField } from '../../../src/model/schemas/account/saved-events.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { findChallenge } from '../../domain/content/challenges/find-challenge.ts'
import { findProgress } from '../../domain/content/challenges/find-progress.ts'
import { joinChallenge, leaveChallenge } from '../../domain/content/challenges/join.ts'
import { findResultChoices } from '../../domain/content/challenges/result-choices.ts'
import { removeResult, setResult } from '../../domain/content/challenges/set-result.ts'
import { presentChoices, presentProgress } from '../../present/challenges/progress.ts'
import { signInPath } from '../../present/paths/sign-in-path.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { formBody } from '../middleware/form.ts'
import { localeQuery, queryKeys, queryLocale } from '../middleware/query.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { sessionOfRequest } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'
import { readerKeys, readerOf } from '../public/reader.ts'

/** Members who join by the form without scripts choose later to be seen. */
const unseen = { isListed: false, isNamed: false }

const unshown = showsNothing('Counts and lists of members may be some minutes old.')

const readerQuery = queryKeys(v.object(readerKeys))
const choiceKeys = queryKeys(v.object({ ...readerKeys, permalink: permalinkField }))

/**
 * `GET /{slug}` → ChallengeProgressView; `PUT` with joinFields joins or changes what others see of the member; `DELETE` leaves.
 * @throws DomainError not-found; conflict for one that is over; list-full; FieldErrors
 */
export const memberChallenges = new Hono<MemberEnvironment>()
  .get('/:slug', readerQuery, async (c) => {
    const { db, member, settings } = c.var
    const reader = await readerOf(settings, c.req.valid('query'))
    const stored = await findChallenge(db, c.req.param('slug'))
    const progress = await findProgress(db, member.id, stored, reader.locale)
    return c.json(presentProgress(progress, stored, reader))
  })
  .put('/:slug', unshown, formBody(joinFields), async (c) => {
    const { db, member, clock } = c.var
    const shown = c.req.valid('json')
    await joinChallenge(db, member.id, { slug: c.req.param('slug'), ...shown }, clock.now())
    return c.json({})
  })
  .delete('/:slug', unshown, async (c) => {
    await leaveChallenge(c.var.db, c.var.member.id, c.req.param('slug'))
    return c.json({})
  })

/**
 * `GET ?permalink` → ResultChoicesView; `POST` with resultFields states a result; `DELETE /{race}` takes one back.
 * @throws DomainError not-held, list-full; FieldErrors
 */
export const memberResults = new Hono<MemberEnvironment>()
  .get('/', choiceKeys, async (c) => {
    const { permalink, ...keys } = c.req.valid('query')
    const reader = await readerOf(c.var.settings, keys)
    const { db, clock } = c.var
    const choices = await findResultChoices(db, permalink, reader.locale, clock.now().toISOString())
    return c.json(presentChoices(choices, reader))
  })
  .post('/', unshown, formBody(resultFields), async (c) => {
    const { db, member, clock } = c.var
    const { race, time, link } = c.req.valid('json')
    const stated = { raceId: race, seconds: secondsOfResult(time), link: link === '' ? null : link }
    await setResult(db, member.id, stated, clock.now())
    return c.json({})
  })
  .delete('/:race', unshown, async (c) => {
    const race = Number(c.req.param('race'))
    if (!Number.isSafeInteger(race)) throw new DomainError('not-found')
    await removeResult(c.var.db, c.var.member.id, race, c.var.clock.now())
    return c.json({})
  })

/**
 * `POST` of the button of a challenge without scripts: joins and redirects to the page, without a session to the sign-in page.
 * @throws DomainError forbidden, media-type, too-many-requests
 */
export const plainJoin = new Hono<ApiEnvironment>().post(
  '/',
  unshown,
  rateLimit('FEEDBACK_LIMIT'),
  localeQuery,
  async (c) => {
    const { db, clock } = c.var
    const form = await c.req.parseBody()
    const slug = v.parse(
      v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/u)), ''),
      form['challenge'],
    )
    const page = pathOf({ to: 'challenge', slug }, queryLocale(c))
    const session = await sessionOfRequest(c)
    if (session === null) return c.redirect(signInPath(page, queryLocale(c)), 303)
    try {
      await joinChallenge(db, session.member.id, { slug, ...unseen }, clock.now())
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
    return c.redirect(`${page}#progress`, 303)
  },
)
