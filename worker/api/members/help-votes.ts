import { Hono } from 'hono'
import * as v from 'valibot'
import { pathOf } from '../../../src/i18n/paths.ts'
import { helpVotedKey } from '../../../src/model/values/help-votes.ts'
import { helpVotesPerMinute } from '../../../src/model/values/limits.ts'
import { enforceRateLimit } from '../../domain/limits/rate-limit.ts'
import { addHelpVote } from '../../domain/content/help/add-vote.ts'
import { clientAddress } from '../../http/client-address.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { bodyLocale } from '../middleware/query.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const perMinute = { name: 'help-vote', limit: helpVotesPerMinute, seconds: 60 }

const fields = v.object({
  slug: v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/u)), ''),
  helped: v.fallback(v.picklist(['yes', 'no']), 'no'),
  locale: bodyLocale,
})

/**
 * `POST slug, helped, locale` of the form below an answer: counts the answer to “did this help?” and leads back to it with
 * 303. No cookie is set and nothing about the reader is stored.
 * @throws DomainError too-many-requests
 */
export const helpVotes = new Hono<ApiEnvironment>().post(
  '/help-votes',
  showsNothing('The counts are on no page.'),
  async (c) => {
    const { db, clock } = c.var
    c.header('cache-control', 'no-store')
    const body: unknown = await c.req.parseBody().catch(() => ({}))
    const { slug, helped, locale } = v.parse(fields, body)
    const subject = clientAddress(c.req.raw.headers)
    if (subject !== null) await enforceRateLimit(db, { ...perMinute, subject }, clock.now())
    await addHelpVote(db, { slug, locale, hasHelped: helped === 'yes' }, clock.now())
    return c.redirect(`${pathOf({ to: 'help' }, locale)}?${helpVotedKey}=${slug}#${slug}`, 303)
  },
)
