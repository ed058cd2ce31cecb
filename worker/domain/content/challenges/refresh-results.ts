import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { addDays } from '../../../../src/model/values/dates.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { endProofs, isFilledBy, markDue, racesOfEvents, resultFacts } from './results-sql.ts'

/** Days within which a changed event is found; a job that stood still for longer leaves facts as they were. */
const foundDays = 60

/** SQL condition: event `ev` was changed since a result took its facts. */
export const isStale = (
  now: Date,
) => sql`ev.updated_at > ${addDays(now.toISOString().slice(0, 10), -foundDays)}
  AND EXISTS (SELECT 1 FROM result s WHERE s.event_id = ev.id AND s.facts_at < ev.updated_at)`

/**
 * Takes the changed facts of events over into results, and marks those due who stated them. A rule that was met with a race
 * that turned out not to count is met no longer. A race that its event no longer has stays as it was.
 * @param limit events
 * @returns the number of events
 */
export async function refreshResults(db: Database, now: Date, limit: number): Promise<number> {
  const [rows] = await readBatch(db, [
    sql`SELECT ev.id FROM event ev WHERE ${isStale(now)} ORDER BY ev.updated_at LIMIT ${limit}`,
  ])
  const events = v.parse(v.array(v.object({ id: v.number() })), rows).map(({ id }) => id)
  if (events.length === 0) return 0
  const isOfEvents = sql`event_id IN (SELECT value FROM json_each(${JSON.stringify(events)}))`
  const ofMembers = sql`member_id IN (SELECT member_id FROM result WHERE ${isOfEvents})`
  const uncounted = sql`SELECT race_id FROM result u WHERE u.member_id = challenge_member.member_id AND ${isOfEvents} AND NOT u.does_count`
  await db.$client.batch(
    [
      sql`UPDATE result SET day = f.day, sport = f.sport, metres = f.metres, gain = f.gain, country = f.country,
          does_count = f.does_count
        FROM (SELECT r.id, ${resultFacts} FROM ${racesOfEvents} WHERE e.${isOfEvents}) f
        WHERE result.race_id = f.id AND result.${isOfEvents}`,
      ...endProofs(sql`${ofMembers} AND ${isFilledBy(uncounted)}`),
      markDue(ofMembers),
      sql`UPDATE result SET facts_at = ${now.toISOString()} WHERE ${isOfEvents}`,
    ].map((statement) => prepare(db, statement)),
  )
  return events.length
}
