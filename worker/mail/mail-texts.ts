import { longDate, moment } from '../../src/i18n/format.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { MemberPage } from '../../src/i18n/words.ts'
import { m } from '../../src/paraglide/messages.js'
import type { MailContent } from '../domain/messages/mail/mail-kinds.ts'
import { countryName } from '../../src/i18n/countries/country-names.ts'
import type { TokenPurpose } from '../domain/accounts/tokens/token-purposes.ts'

/** The one thing a mail asks for. */
export interface MailAction {
  label: string
  page: MemberPage
  /** What the link proves; null for a page that anybody may open. */
  purpose: TokenPurpose | null
  /** How long the link works, as a sentence. */
  valid: string | null
}

/** What a mail says, in its language; one form of it for HTML and for plain text. */
export interface MailTexts {
  subject: string
  text: string
  /** Lines such as "Country: Portugal". Dates and names stand behind a colon: in a sentence they would want endings. */
  facts: string[]
  action: MailAction | null
  /** Leads over to the link as text. */
  linkText: string
  /** What to do if it was somebody else. */
  notYou: string
  /** Why it comes to this address. */
  why: string
}

/** Whether its button is for whom it surprises: then what to do stands above it. */
export const asksInDoubt = ({ action }: MailTexts): boolean =>
  action !== null && action.purpose === null

/**
 * The texts of a mail.
 * @param at ISO instant of what it tells of
 */
export function mailTexts(
  content: MailContent,
  { address, locale, at }: { address: string; locale: Locale; at: string },
): MailTexts {
  const to = { locale }
  const account = m.mail_why_account({ address }, to)
  const entered = m.mail_why_entered({ address }, to)
  const linkText = m.mail_link_text({}, to)
  const when = (instant: string) => m.mail_when({ at: moment(instant, locale) }, to)
  const newPassword: MailAction = {
    label: m.mail_new_password_button({}, to),
    page: 'password/forgotpassword',
    purpose: null,
    valid: null,
  }
  const confirmation = (
    label: string,
    purpose: TokenPurpose,
    valid: string | null,
  ): MailAction => ({ label, page: 'confirmation', purpose, valid })
  switch (content.kind) {
    case 'confirm':
      return {
        subject: m.mail_confirm_subject({}, to),
        text: m.mail_confirm_text({}, to),
        facts: [],
        linkText,
        action: confirmation(m.mail_confirm_button({}, to), 'confirm', m.mail_valid_day({}, to)),
        notYou: m.mail_confirm_not_you({}, to),
        why: entered,
      }
    case 'reset':
      return {
        subject: m.mail_reset_subject({}, to),
        text: m.mail_reset_text({}, to),
        facts: [],
        linkText,
        action: {
          ...newPassword,
          page: 'password/resetpassword',
          purpose: 'reset',
          valid: m.mail_valid_half_hour({}, to),
        },
        notYou: m.mail_reset_not_you({}, to),
        why: account,
      }
    case 'email-change':
      return {
        subject: m.mail_email_change_subject({}, to),
        text: m.mail_email_change_text({}, to),
        facts: [],
        linkText,
        action: confirmation(m.mail_confirm_button({}, to), 'email', m.mail_valid_hour({}, to)),
        notYou: m.mail_email_change_not_you({}, to),
        why: entered,
      }
    case 'address-changed':
      return {
        subject: m.mail_address_changed_subject({}, to),
        text: m.mail_address_changed_text({}, to),
        facts: [when(at)],
        linkText,
        action: null,
        notYou: m.mail_address_changed_not_you({}, to),
        why: m.mail_why_former({ address }, to),
      }
    case 'password-changed':
      return {
        subject: m.mail_password_changed_subject({}, to),
        text: m.mail_password_changed_text({}, to),
        facts: [when(at)],
        linkText,
        action: newPassword,
        notYou: m.mail_new_password_not_you({}, to),
        why: account,
      }
    case 'new-sign-in': {
      const { agent, country } = content.details
      const where =
        country === null ? [] : [m.mail_country({ country: countryName(country, locale) }, to)]
      return {
        subject: m.mail_new_sign_in_subject({}, to),
        text: m.mail_new_sign_in_text({}, to),
        facts: [when(content.details.at), m.mail_device({ agent }, to), ...where],
        linkText,
        action: newPassword,
        notYou: m.mail_new_password_not_you({}, to),
        why: account,
      }
    }
    case 'deletion':
      return {
        subject: m.mail_deletion_subject({}, to),
        text: m.mail_deletion_text({}, to),
        facts: [m.mail_deletion_until({ date: longDate(content.details.until, locale) }, to)],
        linkText,
        action: confirmation(m.mail_deletion_button({}, to), 'undelete', null),
        notYou: m.mail_deletion_not_you({}, to),
        why: account,
      }
    case 'newsletter':
      return {
        subject: m.mail_newsletter_subject({}, to),
        text: m.mail_newsletter_text({}, to),
        facts: [],
        linkText,
        action: confirmation(
          m.mail_newsletter_button({}, to),
          'newsletter',
          m.mail_valid_week({}, to),
        ),
        notYou: m.mail_newsletter_not_you({}, to),
        why: entered,
      }
  }
}
