import { rejectionTexts } from '../../src/i18n/rejection-texts.ts'
import { m } from '../../src/paraglide/messages.js'
import type { MailContent } from '../domain/messages/mail/mail-kinds.ts'
import type { KindTexts, MailContext } from './mail-parts.ts'

export type CorrectionMail = Extract<
  MailContent,
  { kind: 'correction-accepted' | 'correction-declined' }
>

/** Emails about the decision on a correction. The button leads to the member's feedback. */
export function correctionMailTexts(
  content: CorrectionMail,
  { address, locale }: MailContext,
): KindTexts {
  const to = { locale }
  const { note } = content.details
  const event = m.mail_rejected_event({ name: content.details.event }, to)
  const notes = note === null ? [] : [m.mail_rejected_note({ note }, to)]
  const rest = {
    action: {
      label: m.feedback_list({}, to),
      target: { to: 'profile', page: 'feedback' },
      purpose: null,
      valid: null,
    },
    notYou: null,
    why: m.mail_why_account({ address }, to),
  } as const
  if (content.kind === 'correction-accepted')
    return {
      subject: m.mail_correction_accepted_subject({}, to),
      text: m.mail_correction_accepted_text({}, to),
      facts: [event, ...notes],
      ...rest,
    }
  const { reason } = content.details
  return {
    subject: m.mail_correction_declined_subject({}, to),
    text: m.mail_correction_declined_text({}, to),
    facts: [
      event,
      m.mail_rejected_reason({ reason: rejectionTexts[reason]({}, to) }, to),
      ...notes,
    ],
    ...rest,
  }
}
