import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { review } from '../reviews/review.table.ts'
import { deleteAnswersTo } from './delete-answers.ts'
import { reviewAnswer } from './review-answer.table.ts'

/**
 * Answers that the member wrote for an organisation, which stay without the member; those to the member's own reviews are
 * deleted with these.
 */
export const answerData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        text: reviewAnswer.text,
        locale: reviewAnswer.locale,
        state: reviewAnswer.state,
        writtenAt: reviewAnswer.writtenAt,
      })
      .from(reviewAnswer)
      .where(eq(reviewAnswer.memberId, id))
      .orderBy(asc(reviewAnswer.id)),
  deleteRows: async (db, { idIfDue }) => [
    ...deleteAnswersTo(
      db,
      sql`SELECT ${review.id} FROM ${review} WHERE ${inArray(review.memberId, idIfDue)}`,
    ),
    db.update(reviewAnswer).set({ memberId: null }).where(inArray(reviewAnswer.memberId, idIfDue)),
  ],
}
