import { inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { listLink } from './list-link.table.ts'
import { listMemberLinks } from './member-links.ts'

/** Links to the list, without their hashes. */
export const listLinkData: MemberData = {
  exportRows: async (db, { id }) =>
    (await listMemberLinks(db, id)).map(({ showsName, withDeadlines, ...link }) => ({
      ...link,
      showsName: showsName === 1,
      withDeadlines: withDeadlines === 1,
    })),
  deleteRows: async (db, { idIfDue }) => [
    db.delete(listLink).where(inArray(listLink.memberId, idIfDue)),
  ],
}
