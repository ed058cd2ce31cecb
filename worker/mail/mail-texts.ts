import { dateBib } from '../../src/i18n/format.ts'
import { m } from '../../src/paraglide/messages.js'
import type { MailContent } from '../domain/messages/mail/mail-kinds.ts'
import { linkMailTexts } from './link-mail-texts.ts'
import type { KindTexts, MailContext, MailTexts } from './mail-parts.ts'
import { noticeMailTexts } from './notice-mail-texts.ts'

function kindTexts(content: MailContent, context: MailContext): KindTexts {
  switch (content.kind) {
    case 'address-changed':
    case 'password-changed':
    case 'new-sign-in':
      return noticeMailTexts(content, context)
    case 'confirm':
    case 'deletion':
    case 'email-change':
    case 'newsletter':
    case 'reset':
      return linkMailTexts(content, context)
  }
}

/** ISO date of an email's occasion. */
function dayOf(content: MailContent, { at }: MailContext): string {
  if (content.kind === 'deletion') return content.details.until
  return (content.kind === 'new-sign-in' ? content.details.at : at).slice(0, 10)
}

/** Texts of an email in the language of its recipient. */
export function mailTexts(content: MailContent, context: MailContext): MailTexts {
  const linkText = m.mail_link_text({}, { locale: context.locale })
  const day = dayOf(content, context)
  return { ...kindTexts(content, context), linkText, bib: dateBib(day, day, context.locale) }
}
