import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import { newsletterPostsPerMinute } from '../../../src/model/values/limits.ts'
import { newsletterKey, newsletterOutcome } from '../../../src/model/members/newsletter.ts'
import { safeRedirect } from '../../../src/model/values/safe-redirect.ts'
import { enforceRateLimit } from '../../domain/limits/rate-limit.ts'
import { readEmail, subscribe } from '../../domain/messages/newsletter/subscribe.ts'
import { clientAddress } from '../../http/client-address.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { bodyLocale } from '../middleware/query.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const perMinute = { name: 'newsletter', limit: newsletterPostsPerMinute, seconds: 60 }

/** Values that are no text count as missing. */
const fields = v.object({
  email: v.fallback(v.string(), ''),
  locale: bodyLocale,
})

const isHtmlForm = (c: Context) => !(c.req.header('content-type') ?? '').includes('json')

async function readFields(c: Context): Promise<v.InferOutput<typeof fields>> {
  const body: unknown = isHtmlForm(c)
    ? await c.req.parseBody().catch(() => ({}))
    : await c.req.json().catch(() => ({}))
  return v.parse(v.fallback(fields, { email: '', locale: 'en' }), body)
}

/** The page that holds the form, with the outcome in its query; the home page if the form is not on a page of ours. */
function returnPath(c: Context, outcome: string): string {
  const { origin } = new URL(c.req.url)
  const referrer = URL.parse(c.req.header('referer') ?? '')
  const path =
    referrer !== null && referrer.origin === origin ? referrer.pathname + referrer.search : '/'
  const page = new URL(safeRedirect(path, origin) ?? '/', origin)
  page.searchParams.set(newsletterKey, outcome)
  return `${page.pathname}${page.search}#newsletter`
}

/**
 * `POST { email, locale? }` stores an address for the newsletter and sends it an email to confirm. The response is the
 * same for an address that is already subscribed. JSON → `{}`; an HTML form → 303 to its page, also after an error.
 * @throws DomainError email-required, email-invalid, too-many-requests
 */
export const newsletter = new Hono<ApiEnvironment>().post(
  '/newsletter',
  showsNothing('Emails are on no page.'),
  async (c) => {
    const { db, clock } = c.var
    c.header('cache-control', 'no-store')
    try {
      const { email, locale } = await readFields(c)
      const address = readEmail(email)
      const subject = clientAddress(c.req.raw.headers)
      if (subject !== null) await enforceRateLimit(db, { ...perMinute, subject }, clock.now())
      await subscribe(db, address, locale, clock.now())
      c.var.sendMail()
    } catch (error) {
      if (!(error instanceof DomainError) || !isHtmlForm(c)) throw error
      return c.redirect(returnPath(c, newsletterOutcome(error.code)), 303)
    }
    return isHtmlForm(c) ? c.redirect(returnPath(c, 'thanks'), 303) : c.json({})
  },
)
