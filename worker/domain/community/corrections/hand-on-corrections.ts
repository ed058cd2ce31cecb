import { sql, type SQLWrapper } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Database } from '../../../db/client.ts'
import { feedback } from '../feedback/feedback.table.ts'
import { moderationItem } from '../../moderation/moderation-item.table.ts'

/**
 * Statements that give corrections of members who leave to the next member who proposes the same, so that they are still
 * decided. They come before the deletion of the entries in the inbox and of the feedback.
 * @param leaving subquery of the members' ids
 */
export function handOnCorrections(db: Database, leaving: SQLWrapper): BatchItem<'sqlite'>[] {
  const same = sql`FROM feedback s WHERE s.same_as = moderation_item.subject_id AND s.member_id NOT IN ${leaving}`
  const heirs = sql`(SELECT s.same_as AS former, min(s.id) AS id FROM feedback s JOIN feedback f ON f.id = s.same_as
    WHERE f.member_id IN ${leaving} AND s.member_id NOT IN ${leaving} GROUP BY s.same_as) heir`
  return [
    db
      .update(moderationItem)
      .set({
        subjectId: sql`(SELECT s.id ${same} ORDER BY s.id LIMIT 1)`,
        memberId: sql`(SELECT s.member_id ${same} ORDER BY s.id LIMIT 1)`,
      })
      .where(sql`kind = 'correction' AND member_id IN ${leaving} AND EXISTS (SELECT 1 ${same})`),
    db
      .update(feedback)
      .set({ sameAs: sql`nullif(heir.id, feedback.id)` })
      .from(heirs)
      .where(sql`feedback.same_as = heir.former`),
  ]
}
