import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { withdrawFromModeration } from '../../moderation/submit-for-moderation.ts'
import { reviewReport } from './report.table.ts'

/** Statements that delete reports and take them out of the inbox. */
export function deleteReports(db: Database, gone: SQL | undefined) {
  const ids = sql`SELECT ${reviewReport.id} FROM ${reviewReport} WHERE ${gone}`
  return [withdrawFromModeration(db, 'report', ids), db.delete(reviewReport).where(gone)] as const
}

/** The same for all reports of reviews, for the batch that deletes these. @param reviews query of their ids */
export const deleteReportsOf = (db: Database, reviews: SQL) =>
  deleteReports(db, inArray(reviewReport.reviewId, sql`(${reviews})`))
