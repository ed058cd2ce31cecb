import { and, eq, inArray, notExists } from 'drizzle-orm'
import { event } from '../../catalogue/events/event.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { organisationsOf } from '../members/find-profile.ts'
import type { MemberData } from '../members/member-data.ts'
import { organiserMember } from '../members/member.table.ts'

/**
 * Organisations that the member represents. One without other members and without events is deleted as well, so that
 * its name is free again.
 */
export const organisationData: MemberData = {
  exportRows: async (db, { id }) => await organisationsOf(db, id),
  deleteRows: async (db, { id, idIfDue }) => {
    const organisations = await db
      .select({ id: organiserMember.organiserId })
      .from(organiserMember)
      .where(eq(organiserMember.memberId, id))
    return [
      db.delete(organiserMember).where(inArray(organiserMember.memberId, idIfDue)),
      db.delete(organiser).where(
        and(
          inArray(
            organiser.id,
            organisations.map((each) => each.id),
          ),
          notExists(
            db
              .select({ id: organiserMember.memberId })
              .from(organiserMember)
              .where(eq(organiserMember.organiserId, organiser.id)),
          ),
          notExists(
            db.select({ id: event.id }).from(event).where(eq(event.organiserId, organiser.id)),
          ),
        ),
      ),
    ]
  },
}
