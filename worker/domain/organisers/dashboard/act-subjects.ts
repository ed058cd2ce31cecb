import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { organisersOf } from './list-events.ts'

const subjectRow = v.object({
  key: v.string(),
  name: v.string(),
  /** Null for the draft of a new event. */
  eventId: v.nullable(v.number()),
  isVerified: v.pipe(
    v.number(),
    v.transform((value) => value === 1),
  ),
})

/** An event or draft as an act on several finds it. */
export type ActSubject = v.InferOutput<typeof subjectRow>

/** Events and drafts of these keys that belong to organisations of the member. One round trip. */
export async function actSubjects(
  db: Database,
  memberId: number,
  keys: readonly string[],
): Promise<ActSubject[]> {
  const wanted = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`
  const [rows] = await readBatch(db, [
    sql`SELECT ev.permalink AS "key", ev.name, ev.id AS "eventId", o.verified_on IS NOT NULL AS "isVerified"
      FROM event ev JOIN organiser o ON o.id = ev.organiser_id
      WHERE ev.permalink IN ${wanted} AND ev.organiser_id IN ${organisersOf(memberId)}
      UNION ALL
      SELECT d.id, coalesce(d.facts ->> '$.name', ''), NULL, 0 FROM event_draft d
      WHERE d.id IN ${wanted} AND d.event_id IS NULL AND d.organiser_id IN ${organisersOf(memberId)}`,
  ])
  return v.parse(v.array(subjectRow), rows)
}
