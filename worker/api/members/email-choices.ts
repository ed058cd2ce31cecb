import { Hono, type Context } from 'hono'
import { localeOrDefault } from '../../../src/model/locales.ts'
import { isAlertKind, type AlertKind } from '../../../src/model/event/event-news.ts'
import { readSecrets } from '../../auth/secrets.ts'
import { chooseEmails, readEmailChoice } from '../../domain/community/choices/choose-emails.ts'
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

async function answer(
  c: ApiContext,
  subscription: Subscription | null,
  notice: ChoicesNotice | null,
) {
  if (subscription === null) {
    const locale = localeOrDefault(c.req.query('locale') ?? '')
    return c.html(emailChoicesPage({ locale, kinds: null, notice: 'invalid' }), 400, headers)
  }
  const choice = await readEmailChoice(c.var.db, subscription)
  // An account or a subscription that is gone gets no emails, as asked.
  if (choice === null)
    return c.html(emailChoicesPage({ locale: 'en', kinds: null, notice: 'stopped' }), 200, headers)
  return c.html(emailChoicesPage({ ...choice, notice }), 200, headers)
}

/** The chosen kinds of the form's "save"; none for its "stop" and for the POST of a mail program (RFC 8058). */
async function chosenKinds(c: ApiContext): Promise<AlertKind[]> {
  const body = await c.req.parseBody({ all: true }).catch(() => ({}))
  const fields = new Map(Object.entries(body))
  if (!fields.has('save')) return []
  return [fields.get('kind')]
    .flat()
    .flatMap((kind) => (typeof kind === 'string' && isAlertKind(kind) ? [kind] : []))
}

/**
 * `GET /api/emails?token=` shows which emails its reader gets; it changes nothing, because mail scanners open links. `POST`
 * stores a choice: `List-Unsubscribe=One-Click` (RFC 8058) or `stop` ends all, `save` with `kind` chooses. The signed token
 * is the only authority: mail servers send no cookies.
 */
export const emailChoices = new Hono<ApiEnvironment>()
  .get('/', async (c) => await answer(c, subscriptionOf(c), null))
  .post('/', showsNothing('Emails are on no page.'), async (c) => {
    const subscription = subscriptionOf(c)
    if (subscription === null) return await answer(c, null, null)
    const choice = await readEmailChoice(c.var.db, subscription)
    const kinds = await chosenKinds(c)
    await chooseEmails(c.var.db, subscription, kinds)
    if (choice !== null && subscription.kind === 'start-list')
      return c.html(emailChoicesPage({ ...choice, notice: 'stopped' }), 200, headers)
    return await answer(c, subscription, kinds.length === 0 ? 'stopped' : 'saved')
  })
