import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { phaseOf } from '../../../../src/model/challenges/challenge.ts'
import { evaluate } from '../../../../src/model/challenges/evaluate.ts'
import { newProofCode } from '../../../../src/model/challenges/proof-code.ts'
import type { Database } from '../../../db/client.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import { prepare } from '../../../db/prepare.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { resultRow, toResult } from './counting-races.ts'
import type { StoredChallenge } from './joined-challenges.ts'
import { numberCompletions } from './results-sql.ts'
import { membersPerStep } from './steps.ts'

const dueRow = v.object({
  memberId: v.number(),
  version: v.number(),
  results: parsedJson(v.array(v.object({ ...resultRow.entries, hasLink: v.number() }))),
})

/**
 * Counts members of a challenge who are due: whose results, or the rule, changed since they were counted. A member whose
 * results change meanwhile stays due. A challenge that has closed is not counted again.
 * @param of only this member
 * @returns the number of members read; fewer than `membersPerStep` when none is left
 */
export async function countMembers(
  db: Database,
  { id, version, challenge }: StoredChallenge,
  now: Date,
  of: number | null = null,
): Promise<number> {
  const at = now.toISOString()
  const phase = phaseOf(challenge, at.slice(0, 10))
  if (phase === 'closed' || phase === 'archived') return 0
  const [rows] = await readBatch(db, [
    sql`SELECT cm.member_id AS "memberId", cm.version, (SELECT json_group_array(json_object(
        'raceId', r.race_id, 'event', ev.permalink, 'day', r.day, 'sport', r.sport, 'metres', r.metres,
        'gain', r.gain, 'country', r.country, 'hasLink', r.link IS NOT NULL))
        FROM result r JOIN event ev ON ev.id = r.event_id WHERE r.member_id = cm.member_id AND r.does_count) AS results
      FROM challenge_member cm WHERE cm.challenge_id = ${id} AND cm.rule_version < ${version}
        ${of === null ? sql`` : sql`AND cm.member_id = ${of}`}
      ORDER BY cm.rule_version, cm.member_id LIMIT ${membersPerStep}`,
  ])
  const due = v.parse(v.array(dueRow), rows)
  if (due.length === 0) return 0
  const counted = due.map(({ memberId, version: read, results }) => {
    const { have, fills, doneOn } = evaluate(challenge.rule, results.flatMap(toResult))
    const linked = new Set(results.flatMap((each) => (each.hasLink === 1 ? [each.raceId] : [])))
    return {
      member: memberId,
      version: read,
      have,
      fills,
      linked: fills.length > 0 && fills.every(({ raceId }) => linked.has(raceId)) ? 1 : 0,
      done: doneOn,
      code: doneOn === null ? null : newProofCode(),
    }
  })
  // SQLite would join from the other side, and read the list once for each member of the challenge.
  const list = sql`WITH list AS MATERIALIZED (SELECT value ->> 'member' AS member, value ->> 'version' AS version,
    value ->> 'have' AS have, value ->> 'fills' AS fills, value ->> 'linked' AS linked, value ->> 'done' AS done,
    value ->> 'code' AS code FROM json_each(${JSON.stringify(counted)}))`
  // A member who had met an earlier rule keeps what met it.
  const unless = (column: SQL, counting: SQL) =>
    sql`CASE WHEN cm.done_on IS NULL OR list.done IS NOT NULL THEN ${counting} ELSE ${column} END`
  await db.$client.batch([
    prepare(
      db,
      sql`${list} UPDATE challenge_member AS cm SET rule_version = ${version}, version = cm.version + 1,
          have = ${unless(sql`cm.have`, sql`list.have`)}, fills = ${unless(sql`cm.fills`, sql`list.fills`)},
          is_linked = ${unless(sql`cm.is_linked`, sql`list.linked`)},
          done_at = CASE WHEN list.done IS NOT NULL THEN coalesce(cm.done_at, ${at}) ELSE cm.done_at END,
          done_on = coalesce(cm.done_on, list.done)
        FROM list WHERE cm.challenge_id = ${id} AND cm.member_id = list.member AND cm.version = list.version`,
    ),
    prepare(
      db,
      sql`INSERT INTO challenge_proof (code, challenge_id, member_id, given_at, rule_version)
        ${list} SELECT list.code, ${id}, cm.member_id, ${at}, ${version}
        FROM list CROSS JOIN challenge_member cm ON cm.challenge_id = ${id} AND cm.member_id = list.member
        WHERE list.code IS NOT NULL AND cm.done_on IS NOT NULL AND cm.version = list.version + 1
        ON CONFLICT DO NOTHING`,
    ),
    ...(counted.some(({ done }) => done !== null) ? [prepare(db, numberCompletions(id))] : []),
  ])
  return due.length
}
