import { rejectionTexts } from '../../src/i18n/rejection-texts.ts'
import { m } from '../../src/paraglide/messages.js'
import type { MailContent } from '../domain/messages/mail/mail-kinds.ts'
import type { KindTexts, MailContext } from './mail-parts.ts'

/** The email with the code of a claim, which is created on sending. */
export interface CodeMail {
  kind: 'claim-code'
  details: { name: string; code: string }
}

/** Emails about claims of events. */
export type ClaimMail =
  | CodeMail
  | Extract<
      MailContent,
      {
        kind:
          | 'claim-disputed'
          | 'claim-approved'
          | 'claim-lost'
          | 'claim-averted'
          | 'claim-rejected'
      }
    >

const withoutToken = { purpose: null, valid: null } as const

export function claimMailTexts(content: ClaimMail, { address, locale }: MailContext): KindTexts {
  const to = { locale }
  const whyAccount = m.mail_why_account({ address }, to)
  const whyEntered = m.mail_why_entered({ address }, to)
  switch (content.kind) {
    case 'claim-code': {
      const { name, code } = content.details
      return {
        subject: m.mail_claim_code_subject({}, to),
        text: m.mail_claim_code_text({}, to),
        facts: [m.mail_rejected_event({ name }, to), m.mail_claim_code({ code }, to)],
        action: null,
        notYou: m.mail_claim_code_not_you({}, to),
        why: whyEntered,
      }
    }
    case 'claim-disputed':
      return {
        subject: m.mail_claim_disputed_subject({}, to),
        text: m.mail_claim_disputed_text({}, to),
        facts: [m.mail_rejected_event({ name: content.details.event }, to)],
        action: {
          label: m.mail_claim_disputed_button({}, to),
          target: { to: 'profile', page: 'organiser' },
          ...withoutToken,
        },
        notYou: null,
        why: whyAccount,
      }
    case 'claim-approved':
      return {
        subject: m.mail_claim_approved_subject({}, to),
        text: m.mail_claim_approved_text({}, to),
        facts: [m.mail_rejected_event({ name: content.details.event }, to)],
        action: {
          label: m.mail_claim_approved_button({}, to),
          target: { to: 'organiser-events' },
          ...withoutToken,
        },
        notYou: null,
        why: whyAccount,
      }
    case 'claim-lost':
      return {
        subject: m.mail_claim_lost_subject({}, to),
        text: m.mail_claim_lost_text({}, to),
        facts: [m.mail_rejected_event({ name: content.details.event }, to)],
        action: null,
        notYou: null,
        why: whyAccount,
      }
    case 'claim-averted':
      return {
        subject: m.mail_claim_averted_subject({}, to),
        text: m.mail_claim_averted_text({}, to),
        facts: [m.mail_rejected_event({ name: content.details.event }, to)],
        action: {
          label: m.mail_claim_approved_button({}, to),
          target: { to: 'organiser-events' },
          ...withoutToken,
        },
        notYou: null,
        why: whyAccount,
      }
    case 'claim-rejected': {
      const { event, reason, note } = content.details
      return {
        subject: m.mail_claim_rejected_subject({}, to),
        text: m.mail_claim_rejected_text({}, to),
        facts: [
          m.mail_rejected_event({ name: event }, to),
          m.mail_rejected_reason({ reason: rejectionTexts[reason]({}, to) }, to),
          ...(note === null ? [] : [m.mail_rejected_note({ note }, to)]),
        ],
        action: null,
        notYou: null,
        why: whyAccount,
      }
    }
  }
}
