import { labelled } from '../../src/i18n/joins.ts'
import { rejectionTexts } from '../../src/i18n/rejection-texts.ts'
import { roleMessages } from '../../src/i18n/role-messages.ts'
import { m } from '../../src/paraglide/messages.js'
import type { MailContent } from '../domain/messages/mail/mail-kinds.ts'
import type { KindTexts, MailContext } from './mail-parts.ts'

/** Emails about the people and the name of an organisation. */
export type OrganisationMail = Extract<
  MailContent,
  { kind: 'invitation' | 'person-joined' | 'name-approved' | 'name-rejected' }
>

export function organisationMailTexts(
  content: OrganisationMail,
  { address, locale }: MailContext,
): KindTexts {
  const to = { locale }
  const organisation = (name: string) => m.mail_invitation_organisation({ name }, to)
  const page = { to: 'profile', page: 'organiser' } as const
  const toPage = {
    action: { label: m.profile_organisation({}, to), target: page, purpose: null, valid: null },
    notYou: null,
    why: m.mail_why_account({ address }, to),
  } as const
  switch (content.kind) {
    case 'invitation': {
      const { organisation: name } = content.details
      return {
        subject: m.mail_invitation_subject({}, to),
        text: m.mail_invitation_text({}, to),
        facts: name === null ? [] : [organisation(name)],
        action: {
          label: m.mail_invitation_button({}, to),
          target: page,
          purpose: 'invitation',
          valid: m.mail_valid_week({}, to),
        },
        notYou: m.mail_invitation_not_you({}, to),
        why: m.mail_why_entered({ address }, to),
      }
    }
    case 'person-joined': {
      const { email, role, organisation: name } = content.details
      return {
        subject: m.mail_person_joined_subject({}, to),
        text: m.mail_person_joined_text({ email }, to),
        facts: [
          ...(name === null ? [] : [organisation(name)]),
          labelled(m.people_role({}, to), roleMessages[role]({}, to), locale),
        ],
        ...toPage,
      }
    }
    case 'name-approved':
      return {
        subject: m.mail_name_approved_subject({}, to),
        text: m.mail_name_approved_text({}, to),
        facts: [organisation(content.details.name)],
        ...toPage,
      }
    case 'name-rejected': {
      const { name, reason, note } = content.details
      return {
        subject: m.mail_name_rejected_subject({}, to),
        text: m.mail_name_rejected_text({ name }, to),
        facts: [
          m.mail_rejected_reason({ reason: rejectionTexts[reason]({}, to) }, to),
          ...(note === null ? [] : [m.mail_rejected_note({ note }, to)]),
        ],
        ...toPage,
      }
    }
  }
}
