import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { ChallengeRule } from '../../../../src/model/challenges/rule.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { editionCards, readCards } from '../../catalogue/cards/edition-cards.ts'
import { dayThere } from '../../catalogue/editions/next-or-last.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import { cityName } from '../../catalogue/names/city-name.ts'
import { countingRaces, raceDay } from './counting-races.ts'

/** Next editions and listed members on the page of a challenge. */
const nextShown = 6
const listedShown = 20

/** Members of a town from which on the list names the town; of fewer it names the country. */
const namedTownMembers = 5

/** Source of the next editions with a race that counts, by day. */
export const nextEditions = (rule: ChallengeRule, at: string, limit: number): SQL =>
  sql`SELECT id, row_number() OVER (ORDER BY day, id) AS position FROM (
    SELECT e.id, min(${raceDay}) AS day FROM ${countingRaces(rule, at)} GROUP BY e.id ORDER BY day, e.id LIMIT ${limit})`

const countRow = v.object({ joined: v.number(), done: v.number() })

const listedRow = v.object({
  firstName: v.string(),
  lastName: v.string(),
  /** Null for a town with few members. */
  town: v.nullable(v.string()),
  country: v.nullable(v.string()),
  have: v.number(),
})

const slotRow = v.object({
  permalink: v.string(),
  ...eventNames,
  date: v.nullable(v.string()),
  confirmed: v.nullable(v.number()),
})

/** Facts on the page of a challenge besides its words. @param at ISO instant */
export async function findChallengePage(
  db: Database,
  { id, rule }: { id: number; rule: ChallengeRule },
  locale: Locale,
  at: string,
) {
  const { goal } = rule
  const events =
    goal.kind === 'slots' ? goal.slots.flatMap(({ filter }) => filter.events ?? []) : []
  const nextOf = (column: SQL) =>
    sql`(SELECT ${column} FROM edition e WHERE e.event_id = ev.id AND e.end_date >= ${dayThere(at)} ORDER BY e.date LIMIT 1)`
  const [counts, cards, listed, slots] = await readBatch(db, [
    sql`SELECT count(*) AS joined, count(done_on) AS done FROM challenge_member WHERE challenge_id = ${id}`,
    editionCards(nextEditions(rule, at, nextShown), locale),
    sql`SELECT who.first_name AS "firstName", who.last_name AS "lastName", who.country, cm.have,
        CASE WHEN (SELECT count(*) FROM (SELECT 1 FROM member x WHERE x.city_id = who.city_id LIMIT ${namedTownMembers}))
          = ${namedTownMembers} THEN (SELECT ${cityName(locale)} FROM city c WHERE c.id = who.city_id) END AS town
      FROM challenge_member cm JOIN member who ON who.id = cm.member_id
      WHERE cm.challenge_id = ${id} AND cm.is_listed = 1 AND cm.is_linked = 1 AND cm.have > 0
        AND who.delete_at IS NULL AND who.blocked_at IS NULL
      ORDER BY cm.have DESC, cm.done_on, cm.joined_at LIMIT ${listedShown}`,
    sql`SELECT ev.permalink, ${eventNameColumns}, ${nextOf(sql`e.date`)} AS date,
        ${nextOf(sql`e.date_confirmed`)} AS confirmed
      FROM event ev WHERE ev.permalink IN (SELECT value FROM json_each(${JSON.stringify(events)}))`,
  ])
  const [count = { joined: 0, done: 0 }] = v.parse(v.array(countRow), counts)
  return {
    ...count,
    next: readCards(cards, locale),
    listed: v.parse(v.array(listedRow), listed),
    events: v.parse(v.array(slotRow), slots).map((row) => withName(row, locale)),
  }
}

export type ChallengePage = Awaited<ReturnType<typeof findChallengePage>>
