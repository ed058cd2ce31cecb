import { and, eq, sql, type SQL } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { AnswerFields } from '../../../../src/model/schemas/community/review-answers.ts'
import type { Database } from '../../../db/client.ts'
import type { Rendered } from '../../../runtime/rendered-since.ts'
import { selectRow } from '../../../db/select-row.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { renderedPages } from '../../catalogue/events/pages-of-events.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { represents } from '../../organisers/people/represents.ts'
import { submitForModeration } from '../../moderation/submit-for-moderation.ts'
import { pagesOfReviews } from '../reviews/pages-of-reviews.ts'
import { review } from '../reviews/review.table.ts'
import { deleteAnswers } from './delete-answers.ts'
import { reviewAnswer } from './review-answer.table.ts'

/** A review as a member of the event's organisation names it. */
export interface AnsweredReview {
  memberId: number
  reviewId: number
}

/** Condition on `review` and `event`: a published review of an event whose organisation the member represents. */
const isAnswerable = ({ memberId, reviewId }: AnsweredReview): SQL | undefined =>
  and(
    eq(review.id, reviewId),
    eq(review.state, 'approved'),
    represents(memberId, sql`${event.organiserId}`),
  )

/**
 * The answer of the event's organisation to a review, for its people; null without one.
 * @throws DomainError not-found for an unknown review and for one of an event of others
 */
export async function findAnswer(db: Database, of: AnsweredReview) {
  const [found] = await db
    .select({ organisation: organiser.name, answer: reviewAnswer })
    .from(review)
    .innerJoin(event, eq(event.id, review.eventId))
    .innerJoin(organiser, eq(organiser.id, event.organiserId))
    .leftJoin(reviewAnswer, eq(reviewAnswer.reviewId, review.id))
    .where(isAnswerable(of))
  if (found === undefined) throw new DomainError('not-found')
  return found
}

/** True if the member represents the organisation of an event, and so answers its reviews. */
export async function mayAnswerReviews(
  db: Database,
  memberId: number,
  permalink: string,
): Promise<boolean> {
  const found = await db
    .select({ id: event.id })
    .from(event)
    .where(and(eq(event.permalink, permalink), represents(memberId, sql`${event.organiserId}`)))
  return found.length > 0
}

export type AnswerOfOrganisation = Awaited<ReturnType<typeof findAnswer>>

/**
 * Stores the answer to a review, in place of the former one; it then waits for a moderator.
 * @returns the pages that may show the former one
 * @throws DomainError not-found for an unknown review and for one of an event of others
 */
export async function writeAnswer(
  db: Database,
  of: AnsweredReview,
  { text, locale }: AnswerFields,
  { now, network }: { now: Date; network: string | null },
): Promise<Rendered[]> {
  const { memberId, reviewId } = of
  const writtenAt = now.toISOString()
  const written = sql`SELECT ${reviewAnswer.id} FROM ${reviewAnswer} WHERE ${and(
    eq(reviewAnswer.reviewId, reviewId),
    eq(reviewAnswer.memberId, memberId),
    eq(reviewAnswer.writtenAt, writtenAt),
  )}`
  const [[added], , pages] = await db.batch([
    db
      .insert(reviewAnswer)
      .select(
        selectRow(
          reviewAnswer,
          {
            reviewId: sql`${review.id}`,
            organiserId: sql`${event.organiserId}`,
            memberId,
            text,
            locale,
            state: 'waiting',
            writtenAt,
          },
          sql`FROM ${review} JOIN ${event} ON ${event.id} = ${review.eventId} WHERE ${isAnswerable(of)}`,
        ),
      )
      .onConflictDoUpdate({
        target: reviewAnswer.reviewId,
        set: {
          organiserId: sql`excluded.organiser_id`,
          memberId,
          text,
          locale,
          state: 'waiting',
          writtenAt,
        },
      })
      .returning({ id: reviewAnswer.id }),
    submitForModeration(db, { kind: 'answer', subject: written, memberId, network }, now),
    pagesOfReviews(db, eq(review.id, reviewId)),
  ])
  if (added === undefined) throw new DomainError('not-found')
  return renderedPages(pages)
}

/** Deletes the answer to a review. @returns the pages that may show it @throws DomainError not-found */
export async function removeAnswer(
  db: Database,
  { memberId, reviewId }: AnsweredReview,
): Promise<Rendered[]> {
  const isAnswer = and(
    eq(reviewAnswer.reviewId, reviewId),
    represents(memberId, sql`${reviewAnswer.organiserId}`),
  )
  const [, [removed], pages] = await db.batch([
    ...deleteAnswers(db, isAnswer),
    pagesOfReviews(db, eq(review.id, reviewId)),
  ])
  if (removed === undefined) throw new DomainError('not-found')
  return renderedPages(pages)
}
