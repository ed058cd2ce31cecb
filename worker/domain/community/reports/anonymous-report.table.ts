import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Reports whose members have left: the review and the reason, without who sent it and in what words, so that a moderator
 * still looks at the review. The id is that of review_report, where the row is deleted.
 */
export const anonymousReport = sqliteTable(
  'anonymous_report',
  {
    id: integer().primaryKey(),
    reviewId: integer('review_id').notNull(),
    category: text().notNull(),
  },
  (t) => [index('anonymous_report_of_review').on(t.reviewId)],
)
