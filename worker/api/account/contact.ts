import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { pathOf } from '../../../src/i18n/paths.ts'
import { DomainError, FieldErrors } from '../../../src/model/values/errors.ts'
import { readForm } from '../../../src/model/values/form.ts'
import {
  organiserOutcomeKey,
  type OrganiserOutcome,
} from '../../../src/model/members/organiser-contact.ts'
import { contactFields } from '../../../src/model/schemas/organiser/organiser-contact.ts'
import { sendMessage } from '../../domain/community/contact/send-message.ts'
import { clientSubnet } from '../../http/client-address.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import { sessionOfRequest } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

type ApiContext = Context<ApiEnvironment>

const text = v.fallback(v.string(), '')

const wantsJson = (c: ApiContext): boolean =>
  (c.req.header('accept') ?? '').includes('application/json')

/** Sends the message. @throws as sendMessage */
async function send(c: ApiContext, form: object): Promise<void> {
  const read = readForm(contactFields, form)
  if (!read.ok) throw new FieldErrors(read.fields)
  const session = await sessionOfRequest(c)
  const author = {
    memberId: session?.member.id ?? null,
    network: clientSubnet(c.req.raw.headers),
  }
  await sendMessage(c.var.db, author, read.values, c.var.clock.now())
  c.var.sendMail()
}

/**
 * `POST ?locale` of the form of an organiser's page (contactFields), which needs no account and no scripts: 303 to the page
 * with the outcome in its query, or `{}` for a script that accepts JSON only.
 * @throws DomainError forbidden, media-type; for scripts also not-found, too-many-requests, FieldErrors
 */
export const contact = new Hono<ApiEnvironment>().post(
  '/',
  showsNothing('A message is an email.'),
  rateLimit('FEEDBACK_LIMIT'),
  localeQuery,
  async (c) => {
    const form = await c.req.parseBody()
    let outcome: OrganiserOutcome = 'sent'
    try {
      await send(c, form)
    } catch (error) {
      if (!(error instanceof DomainError) || wantsJson(c)) throw error
      outcome = error.code === 'too-many-requests' ? 'limit' : 'refused'
    }
    if (wantsJson(c)) return c.json({})
    const permalink = v.parse(text, form['organiser'])
    const page = pathOf({ to: 'organiser', permalink }, queryLocale(c))
    const query = new URLSearchParams({ [organiserOutcomeKey]: outcome })
    return c.redirect(`${page}?${query.toString()}#contact`, 303)
  },
)
