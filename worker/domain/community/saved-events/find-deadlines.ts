import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { takesPlaceSql } from '../../catalogue/editions/takes-place.ts'
import { dayThere } from '../../catalogue/editions/next-or-last.ts'
import { nextEdition } from '../../catalogue/editions/next-edition.ts'

export const deadlineKinds = ['opens', 'closes', 'price'] as const
export type DeadlineKind = (typeof deadlineKinds)[number]

const deadlineRow = v.object({
  editionId: v.number(),
  kind: v.picklist(deadlineKinds),
  day: v.string(),
})

/** A day before a saved race: sign-up opens, its last day, or the first day of a higher price. */
export type Deadline = v.InferOutput<typeof deadlineRow>

/**
 * Deadlines of a member's saved events from the day where they are held, of announced editions that take place, by day. One that is not stated is
 * left out. Of several price rises the next one counts.
 * @param at ISO instant
 */
export async function findDeadlines(
  db: Database,
  memberId: number,
  at: string,
): Promise<Deadline[]> {
  const saved = sql`edition e WHERE e.date_confirmed = 1 AND e.date >= ${dayThere(at)} AND ${sql.raw(takesPlaceSql)}
    AND e.id IN (SELECT ${nextEdition(at)} FROM saved_event s JOIN event ev ON ev.id = s.event_id
      WHERE s.member_id = ${memberId})`
  const [rows] = await readBatch(db, [
    sql`WITH ahead AS (SELECT e.id, e.registration_starts_on AS opens, e.registration_ends_on AS closes,
        ${dayThere(at)} AS today FROM ${saved})
      SELECT id AS "editionId", 'opens' AS kind, opens AS day FROM ahead WHERE opens >= today
      UNION ALL SELECT id, 'closes', closes FROM ahead WHERE closes >= today
      UNION ALL SELECT r.edition_id, 'price', min(n.valid_from) FROM ahead
        JOIN race r ON r.edition_id = ahead.id AND r.sold_out = 0
        JOIN ticket_price p ON p.race_id = r.id
        JOIN ticket_price n ON n.race_id = p.race_id AND n.currency = p.currency AND n.minor > p.minor
          AND n.valid_from = date(p.valid_until, '+1 day')
        WHERE n.valid_from >= ahead.today GROUP BY r.edition_id
      ORDER BY day, "editionId"`,
  ])
  return v.parse(v.array(deadlineRow), rows)
}
