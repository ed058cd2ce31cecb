import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import { resultsLimit } from '../../../../src/model/values/limits.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { countsSql, raceDay } from './counting-races.ts'
import { countMembers } from './count-members.ts'
import { listChallenges } from './joined-challenges.ts'
import { endProofs, isFilledBy, markDue, racesOfEvents, resultFacts } from './results-sql.ts'

export interface StatedResult {
  raceId: number
  /** Null if not stated. */
  seconds: number | null
  /** URL; null without one. */
  link: string | null
}

/** Counts the member anew in all challenges that they joined. */
async function countAll(db: Database, memberId: number, now: Date): Promise<void> {
  for (const stored of await listChallenges(db, memberId))
    await countMembers(db, stored, now, memberId)
}

const raceRow = v.object({ counts: v.number(), held: v.number() })

/**
 * States that the member finished a race; again, it changes time and link. The member's challenges are counted at once.
 * @throws FieldErrors for an unknown race; DomainError not-held for one that has not been, was cancelled, virtual, or for
 *   teams; list-full
 */
export async function setResult(
  db: Database,
  memberId: number,
  { raceId, seconds, link }: StatedResult,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const today = at.slice(0, 10)
  const isHeld = sql`(e.date_confirmed = 1 AND ${raceDay} < ${today} AND e.date < ${today})`
  const [rows] = await readBatch(db, [
    sql`SELECT ${sql.raw(countsSql)} AS counts, ${isHeld} AS held FROM ${racesOfEvents} WHERE r.id = ${raceId}`,
  ])
  const [race] = v.parse(v.array(raceRow), rows)
  if (race === undefined) throw new FieldErrors({ race: 'invalid' })
  if (race.counts !== 1 || race.held !== 1) throw new DomainError('not-held', 'race')
  const [written] = await db.$client.batch([
    prepare(
      db,
      sql`INSERT INTO result (member_id, race_id, event_id, day, sport, metres, gain, country, does_count, facts_at,
          seconds, link, declared_at)
        SELECT ${memberId}, r.id, ev.id, ${resultFacts}, ${seconds}, ${link}, ${at} FROM ${racesOfEvents}
        WHERE r.id = ${raceId} AND (SELECT count(*) FROM result WHERE member_id = ${memberId} AND race_id <> ${raceId})
          < ${resultsLimit}
        ON CONFLICT DO UPDATE SET seconds = excluded.seconds, link = excluded.link`,
    ),
    prepare(db, markDue(sql`member_id = ${memberId}`)),
  ])
  if (written?.meta.changes === 0) throw new DomainError('list-full')
  await countAll(db, memberId, now)
}

/** Takes a result back; again, it changes nothing. Certificates that rested on it are gone. */
export async function removeResult(
  db: Database,
  memberId: number,
  raceId: number,
  now: Date,
): Promise<void> {
  const ofMember = sql`member_id = ${memberId}`
  await db.$client.batch([
    ...endProofs(sql`${ofMember} AND ${isFilledBy(sql`${raceId}`)}`).map((each) =>
      prepare(db, each),
    ),
    prepare(db, sql`DELETE FROM result WHERE ${ofMember} AND race_id = ${raceId}`),
    prepare(db, markDue(ofMember)),
  ])
  await countAll(db, memberId, now)
}
