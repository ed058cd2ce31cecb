import { sql } from 'drizzle-orm'
import {
  emailMaximumCharacters,
  nameMaximumCharacters,
  tidyText,
  type Person,
} from '../../../../src/model/orders/people.ts'
import { plainDigits } from '../../../../src/model/orders/typed-dates.ts'
import { tidyAnswers, type Answers } from '../../../../src/model/orders/questions.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

interface People {
  /** Address for the confirmation, as typed. */
  email: string
  /** True if the buyer wants one email should the order stay unfinished. */
  reminds: boolean
  /** In the order of the places; further ones are left out. */
  people: readonly (Person & { answers?: Answers })[]
}

/** Digits of a part of a date of birth. */
const datePart = 4

/** Digits of the version of a waiver. */
const versionDigits = 9

function tidyPerson(person: Person): Person {
  const name = (text: string) => tidyText(text, nameMaximumCharacters)
  const part = (text: string) => tidyText(plainDigits(text), datePart)
  return {
    givenName: name(person.givenName),
    familyName: name(person.familyName),
    givenReading: name(person.givenReading),
    familyReading: name(person.familyReading),
    year: part(person.year),
    month: part(person.month),
    day: part(person.day),
    guardian: name(person.guardian),
    consent: person.consent === '1' ? '1' : '',
    waiver: tidyText(person.waiver, versionDigits),
  }
}

/**
 * Stores the people of an order as they were typed, complete or not; `findPeople` says what is missing.
 * @throws DomainError conflict for an order that is being paid, is paid or was cancelled
 */
export async function savePeople(
  db: Database,
  orderId: string,
  { email, reminds, people }: People,
  now: Date,
): Promise<void> {
  const rows = JSON.stringify(
    people.map((person) => ({
      ...tidyPerson(person),
      answers: JSON.stringify(tidyAnswers(person.answers ?? {})),
    })),
  )
  const [saved] = await db.$client.batch([
    prepare(
      db,
      sql`UPDATE purchase SET email = ${tidyText(email, emailMaximumCharacters)}, reminds = ${reminds ? 1 : 0}
        WHERE id = ${orderId} AND state = 'held'`,
    ),
    prepare(
      db,
      sql`INSERT INTO participant (order_id, ordinal, given_name, family_name, given_reading, family_reading, year, month,
          day, guardian, consent, waiver, waived_at, answers)
        SELECT ${orderId}, key, value->>'givenName', value->>'familyName', value->>'givenReading',
          value->>'familyReading', value->>'year', value->>'month', value->>'day', value->>'guardian',
          value->>'consent', value->>'waiver', iif(value->>'waiver' = '', '', ${now.toISOString()}), value->>'answers'
        FROM json_each(${rows}) JOIN entry ON entry.order_id = ${orderId} AND entry.ordinal = key
        WHERE changes() = 1
        ON CONFLICT (order_id, ordinal) DO UPDATE SET given_name = excluded.given_name,
          family_name = excluded.family_name, given_reading = excluded.given_reading,
          family_reading = excluded.family_reading, year = excluded.year, month = excluded.month, day = excluded.day,
          guardian = excluded.guardian, consent = excluded.consent, answers = excluded.answers,
          waived_at = iif(waiver = excluded.waiver, waived_at, excluded.waived_at), waiver = excluded.waiver`,
    ),
  ])
  if (saved?.meta.changes !== 1) throw new DomainError('conflict')
}
