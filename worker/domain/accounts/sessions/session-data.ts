import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../members/member-data.ts'
import { session } from './session.table.ts'

/** Sessions without their hashes, against which guesses could be tested. */
export const sessionData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        id: session.publicId,
        device: session.agent,
        country: session.country,
        createdAt: session.createdAt,
        seenAt: session.seenAt,
        expiresAt: session.expiresAt,
      })
      .from(session)
      .where(eq(session.memberId, id))
      .orderBy(asc(session.createdAt)),
  deleteRows: async (db, { idIfDue }) => [
    db.delete(session).where(inArray(session.memberId, idIfDue)),
  ],
}
