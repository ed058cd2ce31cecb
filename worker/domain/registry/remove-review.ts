import { and, eq, ne, sql } from 'drizzle-orm'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import type { Rendered } from '../../runtime/rendered-since.ts'
import { renderedPages } from '../catalogue/events/pages-of-events.ts'
import { withdrawFromModeration } from '../moderation/submit-for-moderation.ts'
import { deleteAnswersTo } from '../community/answers/delete-answers.ts'
import { deleteReportsOf } from '../community/reports/delete-reports.ts'
import { updateRatings } from '../community/reviews/event-rating.ts'
import { pagesOfReviews } from '../community/reviews/pages-of-reviews.ts'
import { review } from '../community/reviews/review.table.ts'

/** Deletes a member's review. @returns the pages that may show it @throws DomainError not-found */
export async function removeReview(
  db: Database,
  memberId: number,
  id: number,
  now: Date,
): Promise<Rendered[]> {
  const isReview = and(eq(review.memberId, memberId), eq(review.id, id))
  const events = sql`SELECT ${review.eventId} AS value FROM ${review} WHERE ${isReview}`
  const [pages] = await db.batch([
    pagesOfReviews(db, isReview),
    ...updateRatings(db, events, now, ne(review.id, id)),
    ...deleteReportsOf(db, sql`SELECT ${review.id} FROM ${review} WHERE ${isReview}`),
    withdrawFromModeration(db, 'review', sql`SELECT ${review.id} FROM ${review} WHERE ${isReview}`),
    ...deleteAnswersTo(db, sql`SELECT ${review.id} FROM ${review} WHERE ${isReview}`),
    db.delete(review).where(isReview),
  ])
  if (pages.length === 0) throw new DomainError('not-found')
  return renderedPages(pages)
}
