import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { eventPicture } from './event-picture.table.ts'

/**
 * Pictures of events that the member uploaded. They belong to the organisation: the deletion of the account takes the
 * member off them, and they stay.
 */
export const eventPictureData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        file: eventPicture.file,
        name: eventPicture.name,
        alts: eventPicture.alts,
        credit: eventPicture.credit,
        licence: eventPicture.licence,
        bytes: eventPicture.bytes,
        createdAt: eventPicture.createdAt,
        removedAt: eventPicture.removedAt,
      })
      .from(eventPicture)
      .where(eq(eventPicture.memberId, id))
      .orderBy(asc(eventPicture.createdAt)),
  deleteRows: async (db, { idIfDue }) => [
    db.update(eventPicture).set({ memberId: null }).where(inArray(eventPicture.memberId, idIfDue)),
  ],
}
