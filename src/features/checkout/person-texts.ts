import type { personFields, PersonFault } from '../../model/orders/people.ts'
import { m } from '../../paraglide/messages.js'

export type PersonField = (typeof personFields)[number]

const sentences: Record<PersonFault, (label: string) => string> = {
  missing: (label) => m.field_required({ label }),
  'too-long': () => m.field_too_long(),
  'no-date': () => m.checkout_wrong_date(),
  'in-future': () => m.checkout_wrong_date(),
  'too-young': () => m.checkout_wrong_age(),
  'too-old': () => m.checkout_wrong_age(),
  guardian: () => m.checkout_wrong_guardian(),
}

const labels = (): Record<PersonField, string> => {
  const [given, family] = [m.registration_firstname(), m.registration_lastname()]
  return {
    givenName: given,
    familyName: family,
    givenReading: m.checkout_reading({ label: given }),
    familyReading: m.checkout_reading({ label: family }),
    day: m.checkout_day(),
    month: m.checkout_month(),
    year: m.checkout_year(),
    guardian: m.checkout_guardian(),
  }
}

export const fieldLabel = (field: PersonField): string => labels()[field]

/** Sentence for a fault of a field. */
export const faultText = (fault: PersonFault, field: PersonField): string =>
  sentences[fault](fieldLabel(field))
