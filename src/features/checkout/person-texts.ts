import type { personFields, PersonFault } from '../../model/orders/people.ts'
import { joined } from '../../i18n/joins.ts'
import type { CheckoutView } from '../../model/schemas/orders/checkout.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'

export type PersonField = (typeof personFields)[number]

const sentences: Record<PersonFault, (label: string) => string> = {
  missing: (label) => m.field_required({ label }),
  'too-long': () => m.field_too_long(),
  'no-date': () => m.checkout_wrong_date(),
  'no-day': () => m.checkout_wrong_day(),
  'in-future': () => m.checkout_wrong_future(),
  'too-long-ago': () => m.checkout_wrong_past(),
  'too-young': () => m.checkout_wrong_age(),
  'too-old': () => m.checkout_wrong_age(),
  guardian: () => m.checkout_wrong_guardian(),
  consent: () => m.checkout_wrong_consent(),
  waiver: () => m.checkout_wrong_waiver(),
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
    consent: m.checkout_consent(),
    waiver: m.checkout_waive(),
  }
}

export const fieldLabel = (field: PersonField): string => labels()[field]

/** Ages that a race is for; null for all. */
export function agesText(ages: CheckoutView['people'][number]['ages']): string | null {
  if (ages === null) return null
  if (ages.range !== null) return m.age_between({ range: ages.range })
  if (ages.from !== null) return m.age_from({ age: ages.from })
  return ages.to === null ? null : m.age_to({ age: ages.to })
}

/** Sentence for a fault of a field; that of an age states the age on race day and the ages of the race. */
export function faultText(
  fault: PersonFault,
  field: PersonField,
  { age, ages }: Pick<CheckoutView['people'][number], 'age' | 'ages'>,
): string {
  const sentence = sentences[fault](fieldLabel(field))
  if ((fault !== 'too-young' && fault !== 'too-old') || age === null) return sentence
  const facts = [m.checkout_age({ age }), agesText(ages)].filter((text) => text !== null)
  return `${sentence} ${joined(facts, getLocale())}`
}
