import { and, eq, isNull, sql } from 'drizzle-orm'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import type { ReviewContent } from '../../../../src/model/schemas/community/reviews.ts'
import type { Database } from '../../../db/client.ts'
import type { Rendered } from '../../../runtime/rendered-since.ts'
import { renderedPages } from '../../catalogue/events/pages-of-events.ts'
import { race } from '../../catalogue/races/race.table.ts'
import { contentColumns } from './add-review.ts'
import { updateRatings } from './event-rating.ts'
import { pagesOfReviews } from './pages-of-reviews.ts'
import { review } from './review.table.ts'
import { submitReview } from './submit-review.ts'

/**
 * Changes a member's review, which then waits for approval again. A review can be changed until it is judged, and once
 * after.
 * @returns the pages that may show it
 * @throws DomainError not-found; conflict if it was changed after a decision before; FieldErrors for a race of another
 *   edition
 */
export async function changeReview(
  db: Database,
  memberId: number,
  id: number,
  content: ReviewContent,
  { now, network }: { now: Date; network: string | null },
): Promise<Rendered[]> {
  const isReview = and(eq(review.memberId, memberId), eq(review.id, id))
  const [found] = await db
    .select({ editionId: review.editionId, revisedAt: review.revisedAt })
    .from(review)
    .where(isReview)
  if (found === undefined) throw new DomainError('not-found')
  if (found.revisedAt !== null) throw new DomainError('conflict')
  if (content.raceId !== null) {
    const races = await db
      .select({ id: race.id })
      .from(race)
      .where(and(eq(race.id, content.raceId), eq(race.editionId, found.editionId)))
    if (races.length === 0) throw new FieldErrors({ raceId: 'invalid' })
  }
  const at = now.toISOString()
  const [pages, changed] = await db.batch([
    pagesOfReviews(db, isReview),
    db
      .update(review)
      .set({
        ...contentColumns(content),
        writtenAt: at,
        revisedAt: sql`CASE ${review.state} WHEN 'waiting' THEN NULL ELSE ${at} END`,
        state: 'waiting',
      })
      .where(and(isReview, isNull(review.revisedAt)))
      .returning({ id: review.id }),
    submitReview(db, isReview, { memberId, network }, now),
    ...updateRatings(
      db,
      sql`SELECT ${review.eventId} AS value FROM ${review} WHERE ${isReview}`,
      now,
    ),
  ])
  if (changed.length === 0) throw new DomainError('conflict')
  return renderedPages(pages)
}
