/** The people of an order: who runs in each of its places. What is typed is stored as it is; faults are found on reading. */

export const nameMaximumCharacters = 100
export const emailMaximumCharacters = 254

/** Age from which a person signs up without a guardian. */
const adultAge = 18
/** An age above it is a mistyped year. */
const greatestAge = 120

export const personFields = [
  'givenName',
  'familyName',
  'givenReading',
  'familyReading',
  'year',
  'month',
  'day',
  'guardian',
  'consent',
  'waiver',
] as const
export type PersonField = (typeof personFields)[number]

/**
 * A person as typed; empty texts where nothing was. The parts of the date of birth are three fields. `consent` is `1` if the
 * guardian agrees, `waiver` the version of the waiver that was accepted.
 */
export type Person = Record<PersonField, string>

export const noPerson: Person = {
  givenName: '',
  familyName: '',
  givenReading: '',
  familyReading: '',
  year: '',
  month: '',
  day: '',
  guardian: '',
  consent: '',
  waiver: '',
}

export const personFaults = [
  'missing',
  'too-long',
  'no-date',
  'no-day',
  'in-future',
  'too-long-ago',
  'too-young',
  'too-old',
  'guardian',
  'consent',
  'waiver',
] as const
export type PersonFault = (typeof personFaults)[number]

/** A race by what it asks of a person. */
export interface RaceAges {
  ageMin: number | null
  ageMax: number | null
  /** ISO date of the race. */
  on: string
  /** Version of the waiver to accept; null without one. */
  waiver: number | null
}

type DateParts = Pick<Person, 'year' | 'month' | 'day'>

const isWritten = ({ year, month, day }: DateParts): boolean =>
  /^\d{4}$/u.test(year) && /^\d{1,2}$/u.test(month) && /^\d{1,2}$/u.test(day)

/** ISO date of birth; null for a day that no calendar has. */
export function birthDate(parts: DateParts): string | null {
  if (!isWritten(parts)) return null
  const { year, month, day } = parts
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(date) ? date : null
}

/** Completed years of life on a day; who was born on 29 February is a year older from 1 March in common years. */
export function ageOn(born: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4))
  return on.slice(5) < born.slice(5) ? years - 1 : years
}

/** True if a person of that age needs a guardian. */
export const isMinor = (age: number): boolean => age < adultAge

/** True if a race of that least age can have minors. */
export const takesMinors = (ageMin: number | null): boolean => ageMin === null || isMinor(ageMin)

const letters = /\p{L}/u

function nameFault(name: string): PersonFault | null {
  if (!letters.test(name)) return 'missing'
  return name.length > nameMaximumCharacters ? 'too-long' : null
}

function ageFault(
  person: Person,
  { ageMin, ageMax, on }: RaceAges,
  today: string,
): PersonFault | null {
  const born = birthDate(person)
  if (born === null) return isWritten(person) ? 'no-day' : 'no-date'
  if (born > today) return 'in-future'
  const age = ageOn(born, on)
  if (age > greatestAge) return 'too-long-ago'
  if (ageMin !== null && age < ageMin) return 'too-young'
  return ageMax !== null && age > ageMax ? 'too-old' : null
}

function guardianFault(person: Person, { on }: RaceAges): PersonFault | null {
  const born = birthDate(person)
  if (born === null || !isMinor(ageOn(born, on))) return null
  const fault = nameFault(person.guardian)
  return fault === 'missing' ? 'guardian' : fault
}

function consentFault(person: Person, { on }: RaceAges): PersonFault | null {
  const born = birthDate(person)
  if (born === null || !isMinor(ageOn(born, on))) return null
  return person.consent === '1' ? null : 'consent'
}

const readingFault = (reading: string): PersonFault | null =>
  reading.length > nameMaximumCharacters ? 'too-long' : null

/**
 * Faults of a person in a race by field; the date's is that of `day`, and a guardian is asked for only without one. Empty if
 * there are none. @param today ISO date
 */
export function faultsOfPerson(
  person: Person,
  race: RaceAges,
  today: string,
): Partial<Record<PersonField, PersonFault>> {
  const day = ageFault(person, race, today)
  const found = {
    givenName: nameFault(person.givenName),
    familyName: nameFault(person.familyName),
    givenReading: readingFault(person.givenReading),
    familyReading: readingFault(person.familyReading),
    day,
    guardian: day === null ? guardianFault(person, race) : null,
    consent: day === null ? consentFault(person, race) : null,
    waiver:
      race.waiver === null || person.waiver === String(race.waiver) ? null : ('waiver' as const),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== null))
}

/** Bidirectional controls, and other characters that are not seen, except the joiners of some scripts. */
const unseen = /(?![\u200C\u200D])[\p{Cc}\p{Cf}]/gu

/** A typed text as it is stored: without characters that are not seen, and one longer than `most` so cut that it is found. */
export const tidyText = (text: string, most: number): string =>
  text
    .replaceAll(unseen, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .slice(0, most + 1)
