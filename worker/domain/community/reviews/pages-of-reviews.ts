import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import type { Rendered } from '../../../runtime/rendered-since.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { pagesOfEvents, renderedPages } from '../../catalogue/events/pages-of-events.ts'
import { review } from './review.table.ts'

/**
 * Statement for `renderedPages`: the pages with the texts or the stars of reviews, which are those of their events and of
 * these events' organisers. @param which condition on `review`
 */
export const pagesOfReviews = (db: Database, which: SQL | undefined) =>
  pagesOfEvents(db, inArray(event.id, db.select({ id: review.eventId }).from(review).where(which)))

/** The pages that name a member as the author of reviews. */
export async function pagesOfAuthor(db: Database, memberId: number): Promise<Rendered[]> {
  const published = and(eq(review.memberId, memberId), eq(review.state, 'approved'))
  return renderedPages(await pagesOfReviews(db, published))
}
