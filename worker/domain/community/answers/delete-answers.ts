import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { withdrawFromModeration } from '../../moderation/submit-for-moderation.ts'
import { reviewAnswer } from './review-answer.table.ts'

/** Statements that delete answers and take them out of the inbox; the last returns the deleted. */
export function deleteAnswers(db: Database, gone: SQL | undefined) {
  const ids = sql`SELECT ${reviewAnswer.id} FROM ${reviewAnswer} WHERE ${gone}`
  return [
    withdrawFromModeration(db, 'answer', ids),
    db.delete(reviewAnswer).where(gone).returning({ id: reviewAnswer.id }),
  ] as const
}

/** The same for all answers to reviews, for the batch that deletes these. @param reviews query of their ids */
export const deleteAnswersTo = (db: Database, reviews: SQL) =>
  deleteAnswers(db, inArray(reviewAnswer.reviewId, sql`(${reviews})`))
