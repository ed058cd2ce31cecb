import { dateBib } from '../../src/i18n/format.ts'
import { m } from '../../src/paraglide/messages.js'
import { daysOfSpan } from '../domain/catalogue/news/day-span.ts'
import type { Alert, AlertEvent } from '../domain/community/alerts/read-alert.ts'
import type { FoundSearch } from '../domain/community/saved-searches/read-search-email.ts'
import type { StartList } from '../domain/community/start-list/read-start-list.ts'
import type { ContactMessage } from '../domain/community/contact/read-message.ts'
import type { BulkContent, MailContent } from '../domain/messages/mail/mail-kinds.ts'
import { alertMailTexts } from './alert-mail-texts.ts'
import { claimMailTexts, type CodeMail } from './claim-mail-texts.ts'
import { contactMailTexts } from './contact-mail-texts.ts'
import { correctionMailTexts } from './correction-mail-texts.ts'
import { linkMailTexts } from './link-mail-texts.ts'
import type { KindTexts, MailContext, MailTexts, NewsTexts } from './mail-parts.ts'
import { orderMailTexts, orderTickets, type OrderContent } from './order-mail-texts.ts'
import { organisationMailTexts } from './organisation-mail-texts.ts'
import { rejectionMailTexts } from './rejection-mail-texts.ts'
import { noticeMailTexts } from './notice-mail-texts.ts'
import { searchMailTexts } from './search-mail-texts.ts'
import { startListMailTexts } from './start-list-mail-texts.ts'

/** An email about events, with the facts that were read for it. */
export type NewsContent =
  | { kind: 'alert'; details: Omit<Alert, 'reader'> }
  | { kind: 'start-list'; details: { day: string; parts: StartList['parts'] } }
  | { kind: 'search'; details: { searches: FoundSearch[] } }

/** A message to an organiser, which was read for its email. */
export interface ContactContent {
  kind: 'contact'
  details: ContactMessage
}

/** Any email, with the facts that were read for it. */
type SentContent = AccountContent | NewsContent | ContactContent | OrderContent

/** An email about the account or a subscription. */
export type AccountContent =
  | Exclude<MailContent, BulkContent | { kind: 'claim-code' | 'contact' | 'order' }>
  | CodeMail

function kindTexts(content: AccountContent, context: MailContext): KindTexts {
  switch (content.kind) {
    case 'address-changed':
    case 'password-changed':
    case 'new-sign-in':
    case 'text-answered':
    case 'event-approved':
      return noticeMailTexts(content, context)
    case 'text-rejected':
      return rejectionMailTexts(content, context)
    case 'correction-accepted':
    case 'correction-declined':
      return correctionMailTexts(content, context)
    case 'claim-code':
    case 'claim-disputed':
    case 'claim-approved':
    case 'claim-lost':
    case 'claim-averted':
    case 'claim-rejected':
      return claimMailTexts(content, context)
    case 'invitation':
    case 'person-joined':
    case 'name-approved':
    case 'name-rejected':
      return organisationMailTexts(content, context)
    case 'confirm':
    case 'deletion':
    case 'email-change':
    case 'newsletter':
    case 'reset':
      return linkMailTexts(content, context)
  }
}

/** Days of the only change of a date, which the bib of such an alert shows. */
function onlyDays(events: readonly AlertEvent[]): string | null {
  const [event, ...others] = events
  const [news] = event?.news ?? []
  if (news === undefined || others.length > 0) return null
  return news.kind === 'price' || news.kind === 'article' ? null : news.present
}

/** Days of an email's occasion (day-span.ts). */
function daysOf(content: SentContent, { at }: MailContext): string {
  const written = at.slice(0, 10)
  if (content.kind === 'deletion') return content.details.until
  if (content.kind === 'new-sign-in') return content.details.at.slice(0, 10)
  if (content.kind === 'order') return content.details.date
  if (content.kind === 'alert') return onlyDays(content.details.events) ?? written
  return content.kind === 'start-list' ? content.details.day : written
}

function textsOf(content: SentContent, context: MailContext): NewsTexts {
  if (content.kind === 'alert') return alertMailTexts(content.details, context)
  if (content.kind === 'start-list')
    return startListMailTexts(content.details.parts, content.details.day, context)
  if (content.kind === 'search') return searchMailTexts(content.details.searches, context)
  if (content.kind === 'contact')
    return { ...contactMailTexts(content.details, context), sections: [], choices: null }
  if (content.kind === 'order')
    return { ...orderMailTexts(content.details, context), sections: [], choices: null }
  return { ...kindTexts(content, context), sections: [], choices: null }
}

/** Texts of an email in the language of its recipient. */
export function mailTexts(content: SentContent, context: MailContext): MailTexts {
  const linkText = m.mail_link_text({}, { locale: context.locale })
  const { date, endDate } = daysOfSpan(daysOf(content, context))
  const tickets = content.kind === 'order' ? orderTickets(content.details, context) : null
  return {
    ...textsOf(content, context),
    tickets,
    linkText,
    bib: dateBib(date, endDate, context.locale),
  }
}
