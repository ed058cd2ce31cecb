import { m } from '../../src/paraglide/messages.js'
import type { ContactMessage } from '../domain/community/contact/read-message.ts'
import { countLinks } from '../domain/community/contact/count-links.ts'
import type { KindTexts, MailContext } from './mail-parts.ts'

/**
 * Texts of the email with a message to an organiser. The author's words are in its facts, each on lines of their own, and
 * never in the subject.
 */
export function contactMailTexts(
  { name, email, text, organiser, event }: ContactMessage,
  { address, locale }: MailContext,
): KindTexts {
  const to = { locale }
  const links = countLinks(text)
  return {
    subject: m.mail_contact_subject({}, to),
    text: m.mail_contact_text({ organiser }, to),
    facts: [
      m.mail_contact_from({ name, email }, to),
      ...(event === null ? [] : [m.mail_rejected_event({ name: event }, to)]),
      ...(links === 0 ? [] : [m.mail_contact_links({ links: String(links) }, to)]),
      `\n${text}`,
    ],
    action: null,
    notYou: null,
    why: m.mail_contact_why({ address, organiser }, to),
  }
}
