import { and, count, eq, gt, lt, min, ne, sql } from 'drizzle-orm'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import { reportsPerDay } from '../../../../src/model/values/limits.ts'
import type { ReportFields } from '../../../../src/model/schemas/community/report.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { dayAgo, tooManyInADay } from '../../limits/day-limit.ts'
import { submitForModeration } from '../../moderation/submit-for-moderation.ts'
import { review } from '../reviews/review.table.ts'
import { reviewReport } from './report.table.ts'

/**
 * Stores a report of a published review of another member and puts it into the moderators' inbox.
 * @throws FieldErrors for a review that is not published, or the member's own; DomainError conflict if the member has
 *   reported it before; too-many-requests
 */
export async function sendReport(
  db: Database,
  { memberId, network }: { memberId: number; network: string | null },
  { reviewId, category, text }: ReportFields,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const today = and(eq(reviewReport.memberId, memberId), gt(reviewReport.sentAt, dayAgo(now)))
  const sentToday = db.select({ n: count() }).from(reviewReport).where(today)
  const published = and(
    eq(review.id, reviewId),
    eq(review.state, 'approved'),
    ne(review.memberId, memberId),
  )
  const isReport = and(eq(reviewReport.memberId, memberId), eq(reviewReport.reviewId, reviewId))
  const [added, , [known], [limits], sent] = await db.batch([
    db
      .insert(reviewReport)
      .select(
        selectRow(
          reviewReport,
          {
            memberId,
            reviewId: sql`${review.id}`,
            category,
            text: text === '' ? null : text,
            sentAt: at,
          },
          sql`FROM ${review} WHERE ${and(published, lt(sql`(${sentToday})`, reportsPerDay))}`,
        ),
      )
      .onConflictDoNothing()
      .returning({ id: reviewReport.id }),
    submitForModeration(
      db,
      {
        kind: 'report',
        subject: sql`SELECT ${reviewReport.id} FROM ${reviewReport} WHERE ${isReport}`,
        memberId,
        network,
        isFinal: true,
      },
      now,
    ),
    db.select({ id: review.id }).from(review).where(published),
    db
      .select({ first: min(reviewReport.sentAt) })
      .from(reviewReport)
      .where(today),
    db.select({ id: reviewReport.id }).from(reviewReport).where(isReport),
  ])
  if (added.length > 0) return
  if (sent.length > 0) throw new DomainError('conflict')
  if (known === undefined) throw new FieldErrors({ reviewId: 'invalid' })
  throw tooManyInADay(limits?.first ?? at, now)
}
