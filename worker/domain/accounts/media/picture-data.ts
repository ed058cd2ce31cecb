import { asc, eq } from 'drizzle-orm'
import type { MemberData } from '../members/member-data.ts'
import { media } from './media.table.ts'

/** Uploaded pictures of the member. The sweep of media deletes their files and rows before the account. */
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
