import { asc, eq } from 'drizzle-orm'
import type { MemberData } from '../members/member-data.ts'
import { media } from './media.table.ts'

/** Pictures that the member uploaded. The sweep of media deletes files and rows before the account goes. */
export const pictureData: MemberData = {
  exportRows: async (db, { id }) => {
    const rows = await db
      .select()
      .from(media)
      .where(eq(media.memberId, id))
      .orderBy(asc(media.createdAt))
    return rows.map(({ memberId: _, ...picture }) => picture)
  },
  deleteRows: async () => [],
}
