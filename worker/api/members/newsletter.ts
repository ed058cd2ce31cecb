import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/errors.ts'
import { newsletterPostsPerMinute } from '../../../src/model/limits.ts'
import { newsletterKey, newsletterOutcomeOf } from '../../../src/model/newsletter.ts'
import { safeRedirect } from '../../../src/model/safe-redirect.ts'
import { demandTurn } from '../../domain/accounts/limits/take-turn.ts'
import { readEmail, subscribe } from '../../domain/messages/newsletter/subscribe.ts'
import { clientAddress } from '../../http/client-address.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { saidLocale } from '../middleware/query.ts'
import { sameSite } from '../middleware/same-site.ts'

const aMinute = 60

/** What a body says; anything else than texts counts as not said. */
const fields = v.object({
  email: v.fallback(v.string(), ''),
  locale: saidLocale,
})

const isForm = (c: Context) => !(c.req.header('content-type') ?? '').includes('json')

async function bodyOf(c: Context): Promise<v.InferOutput<typeof fields>> {
  const body: unknown = isForm(c)
    ? await c.req.parseBody().catch(() => ({}))
    : await c.req.json().catch(() => ({}))
  return v.parse(v.fallback(fields, { email: '', locale: 'en' }), body)
}

/** The page that a form was sent from, with the outcome in its query; only a page of ours is gone back to. */
function backTo(c: Context, outcome: string): string {
  const own = new URL(c.req.url).origin
  const from = URL.parse(c.req.header('referer') ?? '')
  const path = from !== null && from.origin === own ? from.pathname + from.search : '/'
  const page = new URL(safeRedirect(path, own) ?? '/', own)
  page.searchParams.set(newsletterKey, outcome)
  return `${page.pathname}${page.search}#newsletter`
}

/**
 * POST { email, locale? } notes an address for the newsletter and sends it a mail to confirm. JSON is answered with `{}`, or the envelope with
 * email-required or email-invalid (400), too-many-requests (429), forbidden (403); a form with a 303 to its page.
 * The answer is the same for an address that was known.
 */
export const newsletter = new Hono<ApiEnvironment>().post('/newsletter', sameSite, async (c) => {
  const { db, clock } = c.var
  c.header('cache-control', 'no-store')
  try {
    const { email, locale } = await bodyOf(c)
    const address = readEmail(email)
    const whom = clientAddress(c.req.raw.headers)
    const turn = { name: 'newsletter', most: newsletterPostsPerMinute, seconds: aMinute }
    if (whom !== null) await demandTurn(db, { ...turn, whom }, clock.now())
    await subscribe(db, address, locale, clock.now())
    c.var.sendMail()
  } catch (error) {
    if (!(error instanceof DomainError) || !isForm(c)) throw error
    return c.redirect(backTo(c, newsletterOutcomeOf(error.code)), 303)
  }
  return isForm(c) ? c.redirect(backTo(c, 'thanks'), 303) : c.json({})
})
