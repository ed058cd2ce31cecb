import { fieldTexts } from '../../../src/i18n/field-texts.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type {
  ContactView,
  FollowTexts,
} from '../../../src/model/schemas/organiser/organiser-parts.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { OrganiserFacts } from '../../domain/catalogue/organisers/find-organiser.ts'

/** Errors that fields of the form can have. */
const errorsOf = {
  name: ['required', 'too-long', 'invalid'],
  email: ['required', 'email'],
  text: ['required', 'too-long', 'invalid'],
} as const

/** The form of an organiser's page that writes to its people. */
export function presentContact({ list }: OrganiserFacts, locale: Locale): ContactView {
  const to = { locale }
  const labels = {
    name: m.contact_name({}, to),
    email: m.contact_email({}, to),
    text: m.feedback_text({}, to),
  }
  const errors = (field: keyof typeof errorsOf) =>
    Object.fromEntries(
      errorsOf[field].map((error) => [error, fieldTexts[error]({ label: labels[field] }, to)]),
    )
  return {
    title: m.organiser_contact({}, to),
    events: {
      label: m.feedback_category({}, to),
      options: [
        ...list.map(({ permalink, name }) => ({ value: permalink, label: name })),
        { value: '', label: m.feedback_other({}, to) },
      ],
    },
    name: labels.name,
    email: { label: labels.email, help: m.contact_email_help({}, to) },
    text: labels.text,
    send: m.contact_send({}, to),
    errors: { name: errors('name'), email: errors('email'), text: errors('text') },
    outcomes: {
      sent: m.contact_sent({}, to),
      limit: m.contact_limit({}, to),
      refused: m.field_failed({}, to),
    },
  }
}

export const followTexts = (locale: Locale): FollowTexts => ({
  label: m.organiser_follow({}, { locale }),
  on: m.organiser_follow_on({}, { locale }),
  off: m.organiser_follow_off({}, { locale }),
  ask: m.organiser_follow_ask({}, { locale }),
})
