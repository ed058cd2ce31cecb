import { sql, type SQL } from 'drizzle-orm'

/**
 * Subquery: id of the next edition of the event `ev`, or of its last if none is ahead.
 * @param today ISO date
 */
export const nextEdition = (
  today: string,
): SQL => sql`(SELECT id FROM edition WHERE event_id = ev.id
  ORDER BY end_date < ${today}, CASE WHEN end_date >= ${today} THEN date END, date DESC LIMIT 1)`
