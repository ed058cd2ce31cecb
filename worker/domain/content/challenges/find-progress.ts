import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import type { StoredChallenge } from './joined-challenges.ts'

/** Results shown at most, the latest ones. */
const resultsShown = 200

export const fillRows = parsedJson(
  v.array(v.object({ key: v.nullable(v.string()), raceId: v.number(), day: v.string() })),
)

const progressRow = v.object({
  isListed: v.number(),
  isNamed: v.number(),
  have: v.number(),
  fills: fillRows,
  doneOn: v.nullable(v.string()),
  doneNumber: v.nullable(v.number()),
  ruleVersion: v.number(),
  code: v.nullable(v.string()),
})

const statedRow = v.object({
  raceId: v.number(),
  permalink: v.string(),
  ...eventNames,
  day: v.string(),
  isLinked: v.number(),
})

/** How far a member is in a challenge, null for one who did not join, and the races that the member stated. */
export async function findProgress(
  db: Database,
  memberId: number,
  { id }: StoredChallenge,
  locale: Locale,
) {
  const [joined, stated] = await readBatch(db, [
    sql`SELECT cm.is_listed AS "isListed", cm.is_named AS "isNamed", cm.have, cm.fills, cm.done_on AS "doneOn",
        cm.done_number AS "doneNumber", cm.rule_version AS "ruleVersion",
        (SELECT code FROM challenge_proof p WHERE p.member_id = cm.member_id AND p.challenge_id = cm.challenge_id) AS code
      FROM challenge_member cm WHERE cm.challenge_id = ${id} AND cm.member_id = ${memberId}`,
    sql`SELECT r.race_id AS "raceId", ev.permalink, ${eventNameColumns}, r.day, r.link IS NOT NULL AS "isLinked"
      FROM result r JOIN event ev ON ev.id = r.event_id WHERE r.member_id = ${memberId}
      ORDER BY r.day DESC, r.race_id LIMIT ${resultsShown}`,
  ])
  const [progress = null] = v.parse(v.array(progressRow), joined)
  return {
    progress,
    results: v.parse(v.array(statedRow), stated).map((row) => withName(row, locale)),
  }
}

export type MemberProgress = Awaited<ReturnType<typeof findProgress>>
