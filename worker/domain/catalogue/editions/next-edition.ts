import { sql, type SQL } from 'drizzle-orm'
import { nextOrLastFirst } from './next-or-last.ts'

/**
 * Subquery: id of the next edition of the event `ev`, or of its last if none is ahead.
 * @param at ISO instant, or a date for its midnight in UTC
 */
export const nextEdition = (at: string): SQL => sql`(SELECT id FROM edition WHERE event_id = ev.id
  ORDER BY ${nextOrLastFirst(at)} LIMIT 1)`
