import { sql, type SQL } from 'drizzle-orm'
import { countsSql, raceDay } from './counting-races.ts'

/** Facts of race `r` of edition `e`, event `ev` and city `c` as a result stores them, in the order of its columns. */
export const resultFacts: SQL = sql`${raceDay} AS day, r.sport, r.metres, r.gain_metres AS gain, c.country,
  ${sql.raw(countsSql)} AS does_count, ev.updated_at AS facts_at`

export const racesOfEvents: SQL = sql`race r JOIN edition e ON e.id = r.edition_id
  JOIN event ev ON ev.id = e.event_id JOIN city c ON c.id = e.city_id`

/** Statement condition: what a member or an event has joined is to be counted again. */
export const markDue = (condition: SQL): SQL =>
  sql`UPDATE challenge_member SET rule_version = 0, version = version + 1 WHERE ${condition}`

/** Statements that end certificates whose results no longer stand of the members that the condition names. */
export const endProofs = (condition: SQL): SQL[] => [
  sql`UPDATE challenge_proof SET member_id = NULL WHERE (challenge_id, member_id) IN
    (SELECT challenge_id, member_id FROM challenge_member WHERE ${condition})`,
  sql`UPDATE challenge_member SET done_on = NULL, done_at = NULL WHERE done_on IS NOT NULL AND ${condition}`,
]

/**
 * Statement that numbers the members who have completed a challenge and have no number yet, in the order of their days. As
 * D1 writes one batch after the other, two completions at once get two numbers.
 */
export const numberCompletions = (challengeId: number): SQL =>
  sql`WITH fresh AS MATERIALIZED (SELECT member_id, row_number() OVER (ORDER BY done_on, joined_at, member_id) AS nth
      FROM challenge_member WHERE challenge_id = ${challengeId} AND done_on IS NOT NULL AND done_number IS NULL),
    last AS MATERIALIZED (SELECT coalesce(max(done_number), 0) AS number FROM challenge_member
      WHERE challenge_id = ${challengeId} AND done_number IS NOT NULL)
    UPDATE challenge_member AS cm SET done_number = last.number + fresh.nth FROM fresh CROSS JOIN last
    WHERE cm.challenge_id = ${challengeId} AND cm.member_id = fresh.member_id`

/** SQL condition: a result of a race that `races` selects is among those that fill the challenge of the row. */
export const isFilledBy = (races: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM json_each(challenge_member.fills) f WHERE f.value ->> 'raceId' IN (${races}))`
