import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { organiserFollow } from './organiser-follow.table.ts'

/** Organisers that a member follows, by permalink. */
export const followData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({ organiser: organiser.permalink, followedAt: organiserFollow.followedAt })
      .from(organiserFollow)
      .innerJoin(organiser, eq(organiser.id, organiserFollow.organiserId))
      .where(eq(organiserFollow.memberId, id))
      .orderBy(asc(organiserFollow.followedAt), asc(organiser.permalink)),
  deleteRows: async (db, { idIfDue }) => [
    db.delete(organiserFollow).where(inArray(organiserFollow.memberId, idIfDue)),
  ],
}
