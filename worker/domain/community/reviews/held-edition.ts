import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { statusesNotHeld } from '../../../../src/model/event/edition-status.ts'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { dayThere } from '../../catalogue/editions/next-or-last.ts'
import { takesPlaceSql } from '../../catalogue/editions/takes-place.ts'

/** Ids that a review names, as they were sent. */
export interface ReviewedIds {
  eventId: number
  edition: number
  raceId: number | null
}

/**
 * SQL condition: edition `e` was held, so that there is something to review. An expected date is no proof of it.
 * @param at ISO instant, or a date for its midnight in UTC
 */
export const heldSql = (at: string): SQL =>
  sql`(e.date_confirmed = 1 AND e.end_date < ${dayThere(at)} AND ${sql.raw(takesPlaceSql)})`

/** The same of a row. @param today ISO date where it is held */
export const wasHeld = (
  { confirmed, endDate, status }: { confirmed: number; endDate: string; status: string | null },
  today: string,
): boolean =>
  confirmed === 1 && endDate < today && !statusesNotHeld.some((notHeld) => notHeld === status)

const foundIds = v.tuple([
  v.object({
    event: v.nullable(v.number()),
    edition: v.nullable(v.number()),
    race: v.nullable(v.number()),
    held: v.nullable(v.number()),
  }),
])

/**
 * Checks that a review can be about this edition and race.
 * @throws FieldErrors for an unknown event, an edition of another event or a race of another edition; DomainError
 *   not-held for an edition that has not ended, was cancelled, or has no announced date
 */
export async function requireHeldEdition(
  db: Database,
  { eventId, edition, raceId }: ReviewedIds,
  at: string,
): Promise<void> {
  const [rows] = await readBatch(db, [
    sql`SELECT ev.id AS event, e.id AS edition, r.id AS race, ${heldSql(at)} AS held
      FROM (SELECT 1) LEFT JOIN event ev ON ev.id = ${eventId}
      LEFT JOIN edition e ON e.id = ${edition} AND e.event_id = ev.id
      LEFT JOIN race r ON r.id = ${raceId} AND r.edition_id = e.id`,
  ])
  const [found] = v.parse(foundIds, rows)
  if (found.event === null) throw new FieldErrors({ eventId: 'invalid' })
  if (found.edition === null) throw new FieldErrors({ edition: 'invalid' })
  if (raceId !== null && found.race === null) throw new FieldErrors({ raceId: 'invalid' })
  if (found.held !== 1) throw new DomainError('not-held', 'edition')
}
