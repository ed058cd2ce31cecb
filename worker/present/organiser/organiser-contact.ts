import { fieldTexts } from '../../../src/i18n/field-texts.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { FieldError } from '../../../src/model/values/field-errors.ts'
import type {
  ContactView,
  FollowTexts,
} from '../../../src/model/schemas/organiser/organiser-parts.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { OrganiserFacts } from '../../domain/catalogue/organisers/find-organiser.ts'

/** The form of an organiser's page that writes to its people. */
export function presentContact({ list }: OrganiserFacts, locale: Locale): ContactView {
  const to = { locale }
  const labels = {
    name: m.contact_name({}, to),
    email: m.contact_email({}, to),
    text: m.feedback_text({}, to),
  }
  const errorText = (field: keyof typeof labels, error: FieldError): string =>
    fieldTexts[error]({ label: labels[field] }, to)
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
    errors: {
      name: {
        required: errorText('name', 'required'),
        'too-long': errorText('name', 'too-long'),
        invalid: errorText('name', 'invalid'),
      },
      email: { required: errorText('email', 'required'), email: errorText('email', 'email') },
      text: {
        required: errorText('text', 'required'),
        'too-long': errorText('text', 'too-long'),
        invalid: errorText('text', 'invalid'),
      },
    },
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
