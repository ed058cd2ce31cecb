import { Hono, type Context } from 'hono'
import { localeOrDefault } from '../../../src/model/locales.ts'
import { isAlertKind } from '../../../src/model/event/event-news.ts'
import { readSecrets } from '../../auth/secrets.ts'
import {
  chooseEmails,
  noEmails,
  readEmailChoice,
  type KeptEmails,
} from '../../domain/community/choices/choose-emails.ts'
import { readSubscription, type Subscription } from '../../domain/community/choices/subscription.ts'
import { emailChoicesPage, type ChoicesNotice } from '../../present/account/email-choices-page.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

type ApiContext = Context<ApiEnvironment>

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // The URL holds a token.
  'referrer-policy': 'no-referrer',
}

const subscriptionOf = (c: ApiContext): Subscription | null =>
  readSubscription(c.req.query('token') ?? '', readSecrets(c.env).AUTH_SECRET)

const nothing = { kinds: null, searches: null }

async function answer(
  c: ApiContext,
  subscription: Subscription | null,
  notice: ChoicesNotice | null,
) {
  if (subscription === null) {
    const locale = localeOrDefault(c.req.query('locale') ?? '')
    return c.html(emailChoicesPage({ ...nothing, locale, notice: 'invalid' }), 400, headers)
  }
  const choice = await readEmailChoice(c.var.db, subscription)
  // An account or a subscription that is gone gets no emails, as asked.
  if (choice === null)
    return c.html(emailChoicesPage({ ...nothing, locale: 'en', notice: 'stopped' }), 200, headers)
  return c.html(emailChoicesPage({ ...choice, notice }), 200, headers)
}

/** Emails that the form's "save" keeps; none for its "stop" and for the POST of a mail program (RFC 8058). */
async function keptEmails(c: ApiContext): Promise<KeptEmails> {
  const body = await c.req.parseBody({ all: true }).catch(() => ({}))
  const fields = new Map(Object.entries(body))
  if (!fields.has('save')) return noEmails
  const texts = (name: string) =>
    [fields.get(name)].flat().filter((value) => typeof value === 'string')
  return {
    kinds: texts('kind').filter(isAlertKind),
    searches: texts('search').map(Number).filter(Number.isSafeInteger),
  }
}

/**
 * `GET /api/emails?token=` shows which emails its reader gets; it changes nothing, because mail scanners open links. `POST`
 * stores a choice: `List-Unsubscribe=One-Click` (RFC 8058) or `stop` ends all, `save` with `kind` or `search` chooses. The signed token
 * is the only authority: mail servers send no cookies.
 */
export const emailChoices = new Hono<ApiEnvironment>()
  .get('/', async (c) => await answer(c, subscriptionOf(c), null))
  .post('/', showsNothing('Emails are on no page.'), async (c) => {
    const subscription = subscriptionOf(c)
    if (subscription === null) return await answer(c, null, null)
    const choice = await readEmailChoice(c.var.db, subscription)
    const kept = await keptEmails(c)
    await chooseEmails(c.var.db, subscription, kept)
    const isOver = subscription.kind === 'start-list' || subscription.kind === 'search'
    if (choice !== null && isOver)
      return c.html(
        emailChoicesPage({ ...nothing, locale: choice.locale, notice: 'stopped' }),
        200,
        headers,
      )
    const isNone = kept.kinds.length + kept.searches.length === 0
    return await answer(c, subscription, isNone ? 'stopped' : 'saved')
  })
