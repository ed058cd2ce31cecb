import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { moderationItem } from '../moderation/moderation-item.table.ts'
import { feedback } from './feedback.table.ts'

/** Condition that an item of the inbox is that of a row of feedback. */
export const isItemOfFeedback = and(
  eq(moderationItem.kind, 'feedback'),
  eq(moderationItem.subjectId, feedback.id),
)

/** Subquery of the item of a row of feedback. */
export const feedbackItem = (db: Database) =>
  db.select({ id: moderationItem.id }).from(moderationItem).where(isItemOfFeedback)
