import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../src/model/values/errors.ts'
import type { Database } from '../db/client.ts'
import { prepare } from '../db/prepare.ts'
import { giveUpRace } from '../domain/commerce/payments/give-up-race.ts'

interface RaceOfEvent {
  permalink: string
  /** ISO date of the first day of the edition. */
  date: string
  /** Name of the race; null for all. */
  race: string | null
  withFee: boolean
}

/** Orders of a step, after each of which the command says how far it is. */
const portion = 25

const rows = v.array(v.object({ editionId: v.number(), raceId: v.nullable(v.number()) }))

/** Gives up the places of a race of an event, or of all its races. @returns orders @throws DomainError not-found */
export async function refundRace(
  db: Database,
  { permalink, date, race, withFee }: RaceOfEvent,
  now: Date,
): Promise<number> {
  const { results } = await prepare(
    db,
    sql`SELECT e.id AS "editionId", (SELECT id FROM race WHERE edition_id = e.id AND name = ${race}) AS "raceId"
      FROM edition e JOIN event ev ON ev.id = e.event_id JOIN sale s ON s.edition_id = e.id
      WHERE ev.permalink = ${permalink} AND e.date = ${date}`,
  ).all()
  const [found] = v.parse(rows, results)
  if (found === undefined || (race !== null && found.raceId === null))
    throw new DomainError('not-found')
  let orders = 0
  for (;;) {
    const done = await giveUpRace(db, { ...found, withFee, limit: portion }, now)
    if (done === 0) return orders
    orders += done
    console.log(`${orders} orders`)
  }
}
