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

/** Texts of an email in the language of its recipient. */
export function mailTexts(content: MailContent, context: MailContext): MailTexts {
  const linkText = m.mail_link_text({}, { locale: context.locale })
  return { ...kindTexts(content, context), linkText }
}
