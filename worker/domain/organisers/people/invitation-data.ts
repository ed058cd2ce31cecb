import { and, asc, eq, exists, inArray, or } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { emailKey } from '../../identity-keys/identity-keys.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { organiserInvitation } from './organiser-invitation.table.ts'

/** Invitations that the member sent, and those to the member's address. */
export const invitationData: MemberData = {
  exportRows: async (db, { id, email }) =>
    await db
      .select({
        organisation: organiser.permalink,
        email: organiserInvitation.email,
        role: organiserInvitation.role,
        createdAt: organiserInvitation.createdAt,
        expiresAt: organiserInvitation.expiresAt,
        usedAt: organiserInvitation.usedAt,
      })
      .from(organiserInvitation)
      .innerJoin(organiser, eq(organiser.id, organiserInvitation.organiserId))
      .where(
        or(eq(organiserInvitation.memberId, id), eq(organiserInvitation.email, emailKey(email))),
      )
      .orderBy(asc(organiserInvitation.id)),
  deleteRows: async (db, { email, idIfDue }) => [
    db
      .delete(organiserInvitation)
      .where(
        or(
          inArray(organiserInvitation.memberId, idIfDue),
          and(eq(organiserInvitation.email, emailKey(email)), exists(idIfDue)),
        ),
      ),
  ],
}
