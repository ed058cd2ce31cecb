import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'

const rows = v.array(
  v.object({
    id: v.number(),
    sentAt: v.string(),
    permalink: v.string(),
    organisation: v.string(),
    /** Answer of the member; null without one. */
    answer: v.nullable(v.string()),
    ...eventNames,
  }),
)

/** Claims by others of events that organisations of an owner look after, while they wait for a moderator. */
export async function listDisputes(db: Database, memberId: number, locale: Locale) {
  const [found] = await readBatch(db, [
    sql`SELECT c.id, c.sent_at AS "sentAt", ev.permalink, o.permalink AS organisation, ${eventNameColumns},
        (SELECT a.text FROM claim_answer a WHERE a.claim_id = c.id AND a.member_id = ${memberId}) AS answer
      FROM organiser_member p JOIN organiser o ON o.id = p.organiser_id JOIN event ev ON ev.organiser_id = o.id
      JOIN event_claim c ON c.event_id = ev.id
      WHERE p.member_id = ${memberId} AND p.role = 'owner' AND c.state = 'waiting' AND c.member_id <> ${memberId}
      ORDER BY c.sent_at, c.id LIMIT 100`,
  ])
  return v.parse(rows, found).map((row) => withName(row, locale))
}

export type Dispute = Awaited<ReturnType<typeof listDisputes>>[number]
