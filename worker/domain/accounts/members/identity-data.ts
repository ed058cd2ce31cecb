import { eq, inArray } from 'drizzle-orm'
import type { MemberData } from './member-data.ts'
import { identity } from './member.table.ts'

/** Accounts at identity providers with which the member signs in. */
export const identityData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        provider: identity.provider,
        subject: identity.subject,
        email: identity.email,
        createdAt: identity.createdAt,
      })
      .from(identity)
      .where(eq(identity.memberId, id)),
  deleteRows: async (db, { idIfDue }) => [
    db.delete(identity).where(inArray(identity.memberId, idIfDue)),
  ],
}
