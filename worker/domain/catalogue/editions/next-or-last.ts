import { sql, type SQL } from 'drizzle-orm'
import type { EditionRow } from '../events/event-page-rows.ts'

/** Which edition represents an event: the next one, the running one included, else the last. */

/** That edition of a list whose newest edition comes first. */
export function nextOrLast(editions: EditionRow[], today: string): EditionRow | undefined {
  return editions.findLast((edition) => edition.endDate >= today) ?? editions[0]
}

/** ORDER BY terms for rows of `edition` that put that edition first. */
export const nextOrLastFirst = (today: string): SQL =>
  sql`end_date < ${today}, CASE WHEN end_date >= ${today} THEN date END, date DESC`
