import { and, count, eq, gt, sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { reviewsPerDay } from '../../../../src/model/values/limits.ts'
import type {
  ReviewContent,
  ReviewFields,
} from '../../../../src/model/schemas/community/reviews.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { dayAgo } from '../../limits/day-limit.ts'
import { requireHeldEdition } from './held-edition.ts'
import { review } from './review.table.ts'
import { submitReview } from './submit-review.ts'

/** Values of the columns that a member writes. */
export const contentColumns = (content: ReviewContent) => ({
  raceId: content.raceId,
  rating: content.rating,
  course: content.course,
  organisation: content.organisation,
  atmosphere: content.atmosphere,
  value: content.value,
  text: content.text,
  locale: content.locale,
})

/**
 * Stores a review and puts it into the moderators' inbox. One statement checks the day's limit and inserts, so that one
 * of several simultaneous requests succeeds.
 * @param network network of the request, for the inbox; null if unknown
 * @returns its id
 * @throws DomainError conflict if the member has a review of the edition; too-many-requests after twenty reviews in a
 *   day; as requireHeldEdition
 */
export async function addReview(
  db: Database,
  memberId: number,
  fields: ReviewFields,
  { now, network }: { now: Date; network: string | null },
): Promise<number> {
  await requireHeldEdition(db, fields, now.toISOString())
  const isReview = and(eq(review.memberId, memberId), eq(review.editionId, fields.edition))
  const recent = db
    .select({ n: count() })
    .from(review)
    .where(and(eq(review.memberId, memberId), gt(review.writtenAt, dayAgo(now))))
  const [[added], , [present]] = await db.batch([
    db
      .insert(review)
      .select(
        selectRow(
          review,
          {
            ...contentColumns(fields),
            memberId,
            eventId: fields.eventId,
            editionId: fields.edition,
            state: 'waiting',
            writtenAt: now.toISOString(),
          },
          sql`WHERE (${recent}) < ${reviewsPerDay}`,
        ),
      )
      .onConflictDoNothing()
      .returning({ id: review.id }),
    submitReview(db, isReview, { memberId, network }, now),
    db.select({ id: review.id }).from(review).where(isReview),
  ])
  if (added !== undefined) return added.id
  throw new DomainError(present === undefined ? 'too-many-requests' : 'conflict', 'edition')
}
