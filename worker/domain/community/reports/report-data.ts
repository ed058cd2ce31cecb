import { asc, eq, inArray, or } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { review } from '../reviews/review.table.ts'
import { deleteReports } from './delete-reports.ts'
import { reviewReport } from './report.table.ts'

/** Reports that a member sent; those of the member's reviews are deleted as well. */
export const reportData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        category: reviewReport.category,
        text: reviewReport.text,
        sentAt: reviewReport.sentAt,
      })
      .from(reviewReport)
      .where(eq(reviewReport.memberId, id))
      .orderBy(asc(reviewReport.id)),
  deleteRows: async (db, { idIfDue }) => {
    const reviews = db
      .select({ id: review.id })
      .from(review)
      .where(inArray(review.memberId, idIfDue))
    return [
      ...deleteReports(
        db,
        or(inArray(reviewReport.memberId, idIfDue), inArray(reviewReport.reviewId, reviews)),
      ),
    ]
  },
}
