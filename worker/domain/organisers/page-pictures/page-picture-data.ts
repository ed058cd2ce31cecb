import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { organiserPicture } from './organiser-picture.table.ts'

/** Logos and covers that the member uploaded. The deletion of the account takes the member off them, and they stay. */
export const pagePictureData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        kind: organiserPicture.kind,
        file: organiserPicture.file,
        bytes: organiserPicture.bytes,
        createdAt: organiserPicture.createdAt,
        removedAt: organiserPicture.removedAt,
      })
      .from(organiserPicture)
      .where(eq(organiserPicture.memberId, id))
      .orderBy(asc(organiserPicture.createdAt)),
  deleteRows: async (db, { idIfDue }) => [
    db
      .update(organiserPicture)
      .set({ memberId: null })
      .where(inArray(organiserPicture.memberId, idIfDue)),
  ],
}
