import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { reviewStates } from '../../../../src/model/community/reviews.ts'
import { member } from '../../accounts/members/member.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'

/** Answers of organisations to reviews of their events, one per review. They belong to the organisation. */
export const reviewAnswer = sqliteTable(
  'review_answer',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Review; whoever deletes it deletes its answer (delete-answers.ts). */
    reviewId: integer('review_id').notNull().unique(),
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => organiser.id),
    /** Member who wrote it last; null once that account is deleted. */
    memberId: integer('member_id').references(() => member.id),
    /** Plain text of several lines. */
    text: text().notNull(),
    /** Language of the text. */
    locale: text().notNull(),
    state: text({ enum: reviewStates }).notNull(),
    /** ISO instant. */
    writtenAt: text('written_at').notNull(),
    /** ISO instant at which it was announced to the author of the review; null before. No change of it is announced. */
    announcedAt: text('announced_at'),
  },
  (t) => [
    index('review_answer_by').on(t.organiserId),
    index('review_answer_member').on(t.memberId),
    index('review_answer_unannounced')
      .on(t.reviewId)
      .where(sql`${t.announcedAt} IS NULL`),
  ],
)
