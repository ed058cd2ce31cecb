import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'

/** Reports of reviews by members, one per member and review. */
export const reviewReport = sqliteTable(
  'review_report',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** Review; whoever deletes it deletes its reports (delete-reports.ts). */
    reviewId: integer('review_id').notNull(),
    /** Reason (src/model/community/feedback.ts). */
    category: text().notNull(),
    /** Plain text of several lines; null without one. */
    text: text(),
    /** ISO instant. */
    sentAt: text('sent_at').notNull(),
  },
  (t) => [
    unique('review_report_once').on(t.memberId, t.reviewId),
    index('review_report_sent').on(t.memberId, t.sentAt),
    index('review_report_of_review').on(t.reviewId),
  ],
)
