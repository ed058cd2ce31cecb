import { rejectionTexts } from '../../src/i18n/rejection-texts.ts'
import type { Locale } from '../../src/model/locales.ts'
import { m } from '../../src/paraglide/messages.js'
import type { MailContent } from '../domain/messages/mail/mail-kinds.ts'
import type { KindTexts, MailAction, MailContext } from './mail-parts.ts'

/** The email about a text that a moderator rejected. */
export type RejectionMail = Extract<MailContent, { kind: 'text-rejected' }>
type Item = RejectionMail['details']['item']

/** Sentence about the author's next step; null if there is none. */
function nextStep(item: Item, locale: Locale): string | null {
  const to = { locale }
  if (item === 'review') return m.mail_review_rejected_next({}, to)
  return item === 'answer' ? m.mail_answer_rejected_next({}, to) : null
}

/** The page on which the author finds the text. */
function pageOf({ item, draft }: RejectionMail['details'], locale: Locale): MailAction | null {
  const to = { locale }
  const withoutToken = { purpose: null, valid: null } as const
  if (draft !== null)
    return {
      label: m.editor_title({}, to),
      target: { to: 'organiser-event', event: draft },
      ...withoutToken,
    }
  switch (item) {
    case 'review':
      return {
        label: m.own_reviews_title({}, to),
        target: { to: 'profile', page: 'reviews' },
        ...withoutToken,
      }
    case 'feedback':
    case 'correction':
      return {
        label: m.feedback_list({}, to),
        target: { to: 'profile', page: 'feedback' },
        ...withoutToken,
      }
    case 'event':
    case 'answer':
      return {
        label: m.mail_claim_approved_button({}, to),
        target: { to: 'organiser-events' },
        ...withoutToken,
      }
    case 'report':
    case 'claim':
    case 'name':
      return null
  }
}

export function rejectionMailTexts(
  { details }: RejectionMail,
  { address, locale }: MailContext,
): KindTexts {
  const to = { locale }
  const { item, event, reason, note } = details
  const isEvent = item === 'event'
  const next = nextStep(item, locale)
  return {
    subject: isEvent ? m.mail_event_rejected_subject({}, to) : m.mail_rejected_subject({}, to),
    text: isEvent ? m.mail_event_rejected_text({}, to) : m.mail_rejected_text({}, to),
    facts: [
      ...(event === null ? [] : [m.mail_rejected_event({ name: event }, to)]),
      m.mail_rejected_reason({ reason: rejectionTexts[reason]({}, to) }, to),
      ...(note === null ? [] : [m.mail_rejected_note({ note }, to)]),
      ...(next === null ? [] : [next]),
    ],
    action: pageOf(details, locale),
    notYou: null,
    why: m.mail_why_account({ address }, to),
  }
}
