import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { selectRow } from '../../../db/select-row.ts'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { moderationItem } from '../../moderation/moderation-item.table.ts'
import { review } from '../reviews/review.table.ts'
import { anonymousReport } from './anonymous-report.table.ts'
import { deleteReportsOf } from './delete-reports.ts'
import { reviewReport } from './report.table.ts'

/**
 * Reports that a member sent: they stay in the inbox without the member and the member's words. Those of the member's reviews
 * are deleted with these. Runs before the deletion of the items in the inbox.
 */
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
    const isSent = inArray(reviewReport.memberId, idIfDue)
    const { id, reviewId, category } = reviewReport
    const staying = and(isSent, notInArray(reviewId, reviews))
    return [
      ...deleteReportsOf(db, reviews.getSQL()),
      db
        .insert(anonymousReport)
        .select(
          selectRow(
            anonymousReport,
            { id: sql`${id}`, reviewId: sql`${reviewId}`, category: sql`${category}` },
            sql`FROM ${reviewReport} WHERE ${staying}`,
          ),
        ),
      db
        .update(moderationItem)
        .set({ memberId: null, network: null })
        .where(and(eq(moderationItem.kind, 'report'), inArray(moderationItem.memberId, idIfDue))),
      db.delete(reviewReport).where(isSent),
    ]
  },
}
