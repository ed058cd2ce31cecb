import { longDate } from '../../src/i18n/format.ts'
import { m } from '../../src/paraglide/messages.js'
import type { TokenPurpose } from '../domain/accounts/tokens/token-purposes.ts'
import type { MailContent } from '../domain/messages/mail/mail-kinds.ts'
import type { KindTexts, MailAction, MailContext } from './mail-parts.ts'

/** Emails whose link confirms or cancels something. */
export type LinkMail = Extract<
  MailContent,
  { kind: 'confirm' | 'reset' | 'email-change' | 'deletion' | 'newsletter' }
>

const confirmation = (label: string, purpose: TokenPurpose, valid: string | null): MailAction => ({
  label,
  target: { to: 'members', page: 'confirmation' },
  purpose,
  valid,
})

/** Texts of an email with a link that its reader has requested. */
export function linkMailTexts(content: LinkMail, { address, locale }: MailContext): KindTexts {
  const to = { locale }
  const whyAccount = m.mail_why_account({ address }, to)
  const whyEntered = m.mail_why_entered({ address }, to)
  switch (content.kind) {
    case 'confirm':
      return {
        subject: m.mail_confirm_subject({}, to),
        text: m.mail_confirm_text({}, to),
        facts: [],
        action: confirmation(m.mail_confirm_button({}, to), 'confirm', m.mail_valid_day({}, to)),
        notYou: m.mail_confirm_not_you({}, to),
        why: whyEntered,
      }
    case 'reset':
      return {
        subject: m.mail_reset_subject({}, to),
        text: m.mail_reset_text({}, to),
        facts: [],
        action: {
          label: m.mail_new_password_button({}, to),
          target: { to: 'members', page: 'password/resetpassword' },
          purpose: 'reset',
          valid: m.mail_valid_half_hour({}, to),
        },
        notYou: m.mail_reset_not_you({}, to),
        why: whyAccount,
      }
    case 'email-change':
      return {
        subject: m.mail_email_change_subject({}, to),
        text: m.mail_email_change_text({}, to),
        facts: [],
        action: confirmation(m.mail_confirm_button({}, to), 'email', m.mail_valid_hour({}, to)),
        notYou: m.mail_email_change_not_you({}, to),
        why: whyEntered,
      }
    case 'deletion':
      return {
        subject: m.mail_deletion_subject({}, to),
        text: m.mail_deletion_text({}, to),
        facts: [m.mail_deletion_until({ date: longDate(content.details.until, locale) }, to)],
        action: confirmation(m.mail_deletion_button({}, to), 'undelete', null),
        notYou: m.mail_deletion_not_you({}, to),
        why: whyAccount,
      }
    case 'newsletter':
      return {
        subject: m.mail_newsletter_subject({}, to),
        text: m.mail_newsletter_text({}, to),
        facts: [],
        action: confirmation(
          m.mail_newsletter_button({}, to),
          'newsletter',
          m.mail_valid_week({}, to),
        ),
        notYou: m.mail_newsletter_not_you({}, to),
        why: whyEntered,
      }
  }
}
