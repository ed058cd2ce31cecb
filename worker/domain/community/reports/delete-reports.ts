import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { withdrawFromModeration } from '../../moderation/submit-for-moderation.ts'
import { anonymousReport } from './anonymous-report.table.ts'
import { reviewReport } from './report.table.ts'

/**
 * Statements that delete all reports of reviews and take them out of the inbox, for the batch that deletes these.
 * @param reviews query of their ids
 */
export const deleteReportsOf = (db: Database, reviews: SQL) =>
  [reviewReport, anonymousReport].flatMap((table) => {
    const isGone = inArray(table.reviewId, sql`(${reviews})`)
    const ids = sql`SELECT ${table.id} FROM ${table} WHERE ${isGone}`
    return [withdrawFromModeration(db, 'report', ids), db.delete(table).where(isGone)]
  })
