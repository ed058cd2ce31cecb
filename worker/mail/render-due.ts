import { localeOrDefault, type Locale } from '../../src/model/locales.ts'
import { pathOf } from '../../src/i18n/paths.ts'
import type { Database } from '../db/client.ts'
import type { DueMail } from '../domain/messages/mail/due-mail.ts'
import { readMessage } from '../domain/community/contact/read-message.ts'
import { readMailContent } from '../domain/messages/mail/mail-kinds.ts'
import { issueInvitationToken } from '../domain/organisers/people/invitation-token.ts'
import { findMember } from '../domain/accounts/members/find-member.ts'
import { emailKey } from '../domain/identity-keys/identity-keys.ts'
import { issueToken } from '../domain/accounts/tokens/issue-token.ts'
import type { TokenPurpose } from '../domain/accounts/tokens/token-purposes.ts'
import { mailHtml } from './mail-html.tsx'
import { mailPlain } from './mail-plain.ts'
import { UndeliverableMail } from './undeliverable-mail.ts'
import { mailTexts, type AccountContent } from './mail-texts.ts'
import { choicesUrl } from './choices-url.ts'
import { accountContent } from './account-content.ts'
import { newsContent } from './news-content.ts'
import { issueOrderLink } from '../domain/commerce/orders/issue-order-link.ts'
import { findMailedTickets } from '../domain/commerce/tickets/find-mailed-tickets.ts'
import { readOrderMail } from '../domain/commerce/orders/read-order-mail.ts'
import { checkoutKeys } from '../../src/model/orders/checkout-steps.ts'
import type { OrderContent } from './order-mail-texts.ts'
import type { MailAction, MailLinks, MailTexts } from './mail-parts.ts'

/** Purposes whose links give access to an account; they are sent only to the account's present address. */
const accessPurposes: readonly TokenPurpose[] = ['confirm', 'reset', 'undelete']

export interface RenderOptions {
  /** Origin of links. */
  site: string
  /** Signs the link to the reader's choice of emails; null if none is rendered that has one. */
  secret: string | null
  /** TICKET_KEY, which makes the addresses of tickets; null for a site without it, whose emails have none. */
  ticketKey: string | null
  now: Date
}

export interface RenderedMail {
  subject: string
  html: string
  text: string
  /** URL that ends such emails by one POST (RFC 8058); null for emails that cannot be declined. */
  unsubscribe: string | null
  /** Address that gets the answer; null for the sender's. */
  replyTo: string | null
}

const actionUrl = ({ target }: MailAction, site: string, locale: Locale): URL =>
  new URL(pathOf(target, locale), site)

async function linkOf(
  db: Database,
  { memberId, address }: DueMail,
  content: AccountContent,
  action: MailAction,
  { site, locale, now }: { site: string; locale: Locale; now: Date },
): Promise<string> {
  const url = actionUrl(action, site, locale)
  const { purpose } = action
  if (purpose === null) return url.href
  if (purpose === 'invitation') {
    const id = content.kind === 'invitation' ? content.details.invitation : 0
    const invitation = await issueInvitationToken(db, id, now)
    if (invitation === null) throw new UndeliverableMail('the invitation is no longer open')
    url.searchParams.set('confirmation_token', invitation)
    return url.href
  }
  if (accessPurposes.includes(purpose)) {
    const holder = memberId === null ? null : await findMember(db, memberId)
    if (emailKey(holder?.email ?? '') !== emailKey(address))
      throw new UndeliverableMail('the account has another address by now')
  }
  const token = await issueToken(db, { purpose, memberId, address }, now)
  url.searchParams.set('confirmation_token', token)
  return url.href
}

/** Subject and both bodies. */
function rendered(texts: MailTexts, links: MailLinks, locale: Locale) {
  return {
    subject: texts.subject,
    html: mailHtml(texts, links, locale),
    text: mailPlain(texts, links, locale),
  }
}

/** An email about an order, whose link is an address of the order that is made for it. */
async function renderOrder(
  db: Database,
  { address, createdAt }: DueMail,
  { order, news, amount }: { order: string } & Pick<OrderContent['details'], 'news' | 'amount'>,
  { site, ticketKey, locale, now }: Omit<RenderOptions, 'secret'> & { locale: Locale },
): Promise<RenderedMail> {
  const facts = await readOrderMail(db, order, locale)
  const token = await issueOrderLink(db, { id: order }, now)
  if (facts === null || token === null) throw new UndeliverableMail('there is no such order')
  const tickets = news === 'paid' ? await findMailedTickets(db, order, ticketKey, locale) : []
  const content = { kind: 'order', details: { ...facts, news, amount, tickets } } as const
  const texts = mailTexts(content, { address, locale, at: createdAt })
  const url = new URL(pathOf({ to: 'checkout' }, locale), site)
  url.searchParams.set(checkoutKeys.order, token)
  return {
    ...rendered(texts, { site, action: url.href, choices: null, sections: [] }, locale),
    unsubscribe: null,
    replyTo: null,
  }
}

/**
 * Renders a queued email. The token of its link is issued here and not stored, so that neither the queue nor a copy of the
 * database gives access to an account. A further attempt issues a new one.
 * @throws UndeliverableMail; ValiError if this version does not know the row's kind or details
 */
export async function renderDue(
  db: Database,
  row: DueMail,
  { site, secret, ticketKey, now }: RenderOptions,
): Promise<RenderedMail> {
  const queued = readMailContent(row.kind, row.details)
  if (queued.kind === 'alert' || queued.kind === 'start-list' || queued.kind === 'search') {
    const { content, locale, subscription, ofSections } = await newsContent(db, row, queued)
    const texts = mailTexts(content, { address: row.address, locale, at: row.createdAt })
    const choices = choicesUrl(subscription, site, secret)
    const sections = ofSections.map((each) => choicesUrl(each, site, secret))
    const action = texts.action === null ? null : actionUrl(texts.action, site, locale).href
    return {
      ...rendered(texts, { site, action, choices, sections }, locale),
      unsubscribe: choices,
      replyTo: null,
    }
  }
  const locale = localeOrDefault(row.locale)
  if (queued.kind === 'contact') {
    const message = await readMessage(db, queued.details.message, locale)
    if (message === null) throw new UndeliverableMail('its author has deleted the message')
    const content = { kind: 'contact', details: message } as const
    const texts = mailTexts(content, { address: row.address, locale, at: row.createdAt })
    const links = { site, action: null, choices: null, sections: [] }
    return { ...rendered(texts, links, locale), unsubscribe: null, replyTo: message.email }
  }
  if (queued.kind === 'order')
    return await renderOrder(db, row, queued.details, { site, ticketKey, locale, now })
  const content = await accountContent(db, row, queued, now)
  const texts = mailTexts(content, { address: row.address, locale, at: row.createdAt })
  const action =
    texts.action === null
      ? null
      : await linkOf(db, row, content, texts.action, { site, locale, now })
  return {
    ...rendered(texts, { site, action, choices: null, sections: [] }, locale),
    unsubscribe: null,
    replyTo: null,
  }
}
