import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { submitForModeration } from '../../moderation/submit-for-moderation.ts'
import { review } from './review.table.ts'

/**
 * Statement that puts a review into the moderators' inbox, for the batch that writes it.
 * @param isReview condition that selects the review
 * @param now the time that the batch has written to it; a review that the batch left alone is not submitted
 */
export function submitReview(
  db: Database,
  isReview: SQL | undefined,
  author: { memberId: number; network: string | null },
  now: Date,
) {
  const written = and(
    isReview,
    eq(review.state, 'waiting'),
    eq(review.writtenAt, now.toISOString()),
  )
  const subject = sql`SELECT ${review.id} FROM ${review} WHERE ${written}`
  return submitForModeration(db, { kind: 'review', subject, ...author }, now)
}
