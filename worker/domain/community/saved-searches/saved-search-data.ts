import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { savedSearch } from './saved-search.table.ts'

/** Saved searches, as paths of the calendar. */
export const savedSearchData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        query: savedSearch.query,
        name: savedSearch.name,
        createdAt: savedSearch.createdAt,
      })
      .from(savedSearch)
      .where(eq(savedSearch.memberId, id))
      .orderBy(asc(savedSearch.id)),
  deleteRows: async (db, { idIfDue }) => [
    db.delete(savedSearch).where(inArray(savedSearch.memberId, idIfDue)),
  ],
}
