import { countryName } from '../../src/i18n/countries/country-names.ts'
import { moment } from '../../src/i18n/format.ts'
import { m } from '../../src/paraglide/messages.js'
import type { MailContent } from '../domain/messages/mail/mail-kinds.ts'
import type { KindTexts, MailAction, MailContext } from './mail-parts.ts'

/** Emails that report a change of the account. */
export type NoticeMail = Extract<
  MailContent,
  {
    kind:
      | 'address-changed'
      | 'password-changed'
      | 'new-sign-in'
      | 'text-answered'
      | 'event-approved'
  }
>

/** Texts of an email that reports a change; its button is for readers who did not make it. */
export function noticeMailTexts(
  content: NoticeMail,
  { address, locale, at }: MailContext,
): KindTexts {
  const to = { locale }
  const whyAccount = m.mail_why_account({ address }, to)
  const when = (instant: string) => m.mail_when({ at: moment(instant, locale) }, to)
  const newPassword: MailAction = {
    label: m.mail_new_password_button({}, to),
    target: { to: 'members', page: 'password/forgotpassword' },
    purpose: null,
    valid: null,
  }
  switch (content.kind) {
    case 'address-changed':
      return {
        subject: m.mail_address_changed_subject({}, to),
        text: m.mail_address_changed_text({}, to),
        facts: [when(at)],
        action: null,
        notYou: m.mail_address_changed_not_you({}, to),
        why: m.mail_why_former({ address }, to),
      }
    case 'password-changed':
      return {
        subject: m.mail_password_changed_subject({}, to),
        text: m.mail_password_changed_text({}, to),
        facts: [when(at)],
        action: newPassword,
        notYou: m.mail_new_password_not_you({}, to),
        why: whyAccount,
      }
    case 'event-approved': {
      const { event, permalink } = content.details
      return {
        subject: m.mail_event_approved_subject({}, to),
        text: m.mail_event_approved_text({}, to),
        facts: [m.mail_rejected_event({ name: event }, to)],
        action: {
          label: m.editor_see_page({}, to),
          target: { to: 'event', permalink },
          purpose: null,
          valid: null,
        },
        notYou: null,
        why: whyAccount,
      }
    }
    case 'text-answered': {
      const { event, note } = content.details
      return {
        subject: m.mail_answered_subject({}, to),
        text: m.mail_answered_text({}, to),
        facts: [
          ...(event === null ? [] : [m.mail_rejected_event({ name: event }, to)]),
          m.mail_answered_note({ note }, to),
        ],
        action: {
          label: m.feedback_list({}, to),
          target: { to: 'profile', page: 'feedback' },
          purpose: null,
          valid: null,
        },
        notYou: null,
        why: whyAccount,
      }
    }
    case 'new-sign-in': {
      const { agent, country } = content.details
      const countryFact =
        country === null ? [] : [m.mail_country({ country: countryName(country, locale) }, to)]
      return {
        subject: m.mail_new_sign_in_subject({}, to),
        text: m.mail_new_sign_in_text({}, to),
        facts: [when(content.details.at), m.mail_device({ agent }, to), ...countryFact],
        action: newPassword,
        notYou: m.mail_new_password_not_you({}, to),
        why: whyAccount,
      }
    }
  }
}
