import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { queueForSearch } from '../../../search/feed/outbox.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { review } from './review.table.ts'

/**
 * Statements that compute the rating of events from their approved reviews and queue the events for search. Batch them
 * with the write that changes which reviews are approved: after an update, before a deletion.
 * @param events query whose one column `value` has the events' ids
 * @param remains condition of the reviews that count; leave out those that the batch will delete
 */
export function updateRatings(db: Database, events: SQL, now: Date, remains?: SQL) {
  const approved = and(eq(review.eventId, event.id), eq(review.state, 'approved'), remains)
  return [
    db
      .update(event)
      .set({
        rating: sql`(SELECT avg(${review.rating}) FROM ${review} WHERE ${approved})`,
        reviewCount: sql`(SELECT count(*) FROM ${review} WHERE ${approved})`,
      })
      .where(sql`${event.id} IN (${events})`),
    queueForSearch(db, events, now),
  ] as const
}
