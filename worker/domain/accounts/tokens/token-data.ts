import { and, asc, eq, exists, inArray, isNull, or } from 'drizzle-orm'
import { subscriberKey } from '../../messages/newsletter/subscriber-key.ts'
import type { MemberData } from '../members/member-data.ts'
import { actionToken } from './token.table.ts'

/** Links sent by email, without their hashes. Tokens of the newsletter belong to an address instead of a member. */
export const tokenData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        purpose: actionToken.purpose,
        address: actionToken.address,
        createdAt: actionToken.createdAt,
        expiresAt: actionToken.expiresAt,
        usedAt: actionToken.usedAt,
      })
      .from(actionToken)
      .where(eq(actionToken.memberId, id))
      .orderBy(asc(actionToken.createdAt)),
  deleteRows: async (db, { email, idIfDue }) => [
    db
      .delete(actionToken)
      .where(
        or(
          inArray(actionToken.memberId, idIfDue),
          and(
            isNull(actionToken.memberId),
            eq(actionToken.address, subscriberKey(email)),
            exists(idIfDue),
          ),
        ),
      ),
  ],
}
