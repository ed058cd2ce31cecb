import { sql, type SQL } from 'drizzle-orm'
import type { EditionRow } from '../events/event-page-rows.ts'

/** Which edition represents an event: the next one, the running one included, else the last. */

/** That edition of a list whose newest edition comes first. */
export function nextOrLast(editions: EditionRow[], today: string): EditionRow | undefined {
  return editions.findLast((edition) => edition.endDate >= today) ?? editions[0]
}

/** The date where an edition of that offset is held. @param at ISO instant, or a date for its midnight in UTC */
export const dayThere = (at: string): SQL => sql`date(${at}, end_offset || ' minutes')`

/** ORDER BY terms for rows of `edition` that put that edition first. @param at ISO instant, or a date for its midnight in UTC */
export const nextOrLastFirst = (at: string): SQL =>
  sql`end_date < ${dayThere(at)}, CASE WHEN end_date >= ${dayThere(at)} THEN date END, date DESC`
