import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../accounts/members/member-data.ts'
import { moderationItem } from './moderation-item.table.ts'

/** How texts of a member were judged. The texts themselves belong to the entries of their nouns. */
export const moderationData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        kind: moderationItem.kind,
        state: moderationItem.state,
        submittedAt: moderationItem.submittedAt,
        decidedAt: moderationItem.decidedAt,
        reason: moderationItem.reason,
        answer: moderationItem.answer,
      })
      .from(moderationItem)
      .where(eq(moderationItem.memberId, id))
      .orderBy(asc(moderationItem.submittedAt)),
  deleteRows: async (db, { idIfDue }) => [
    db.delete(moderationItem).where(inArray(moderationItem.memberId, idIfDue)),
  ],
}
