import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { faultsOfPerson } from '../../../../src/model/orders/people.ts'
import { faultsOfAnswers } from '../../../../src/model/orders/questions.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { offerColumn } from '../sales/offer.ts'
import { answersColumn, flagColumn, textColumn } from './person-columns.ts'

const row = v.object({
  raceId: v.number(),
  price: v.number(),
  /** True for a place of a paid order that was given up. */
  isGivenUp: flagColumn,
  /** False for a place for which nothing was stored yet. */
  isStored: flagColumn,
  person: v.object({
    givenName: textColumn,
    familyName: textColumn,
    givenReading: textColumn,
    familyReading: textColumn,
    year: textColumn,
    month: textColumn,
    day: textColumn,
    guardian: textColumn,
    consent: textColumn,
    waiver: textColumn,
  }),
  answers: answersColumn,
  offer: offerColumn,
  ageMin: v.nullable(v.number()),
  ageMax: v.nullable(v.number()),
  /** ISO date of the race. */
  on: v.string(),
})

type Row = v.InferOutput<typeof row>

/** A place of an order with its person and answers as typed, and what is wrong with them by field and question. */
export type PlacePerson = Omit<Row, 'offer'> & {
  faults: ReturnType<typeof faultsOfPerson>
  answerFaults: ReturnType<typeof faultsOfAnswers>
}

/** The places of an order in their order, with their people. @param today ISO date */
export async function findPeople(
  db: Database,
  orderId: string,
  today: string,
): Promise<PlacePerson[]> {
  const { results } = await prepare(
    db,
    sql`SELECT e.race_id AS raceId, e.price,
        e.state = 'cancelled' AND EXISTS (SELECT 1 FROM purchase WHERE id = e.order_id AND state = 'paid') AS isGivenUp,
        p.order_id IS NOT NULL AS isStored, r.minimum_age AS ageMin,
        r.max_age AS ageMax, coalesce(r.date, d.date) AS "on",
        p.given_name AS givenName, p.family_name AS familyName, p.given_reading AS givenReading,
        p.family_reading AS familyReading, p.year, p.month, p.day, p.guardian,
        p.consent, p.waiver, p.answers, s.offer
      FROM entry e JOIN race r ON r.id = e.race_id JOIN edition d ON d.id = r.edition_id JOIN sale s ON s.edition_id = d.id
      LEFT JOIN participant p ON p.order_id = e.order_id AND p.ordinal = e.ordinal
      WHERE e.order_id = ${orderId} ORDER BY e.ordinal`,
  ).all<Record<string, unknown>>()
  return results.map((each) => {
    const { offer, ...read } = v.parse(row, { ...each, person: each })
    const asked = { ...read, waiver: offer.waiver?.version ?? null }
    return {
      ...read,
      faults: faultsOfPerson(read.person, asked, today),
      answerFaults: faultsOfAnswers(offer.questions, read.answers),
    }
  })
}

/** True if the people of all places are complete. */
export const areComplete = (
  people: readonly Pick<PlacePerson, 'faults' | 'answerFaults'>[],
): boolean =>
  people.every(
    ({ faults, answerFaults }) => Object.keys({ ...faults, ...answerFaults }).length === 0,
  )
