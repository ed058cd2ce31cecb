import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { eventImport } from './event-import.table.ts'

/** Imports that the member started. They belong to the organisation: deletion takes the member off them. */
export const importData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        organisation: organiser.permalink,
        kind: eventImport.kind,
        source: eventImport.source,
        state: eventImport.state,
        createdAt: eventImport.createdAt,
      })
      .from(eventImport)
      .innerJoin(organiser, eq(organiser.id, eventImport.organiserId))
      .where(eq(eventImport.memberId, id))
      .orderBy(asc(eventImport.createdAt)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([
      db.update(eventImport).set({ memberId: null }).where(inArray(eventImport.memberId, idIfDue)),
    ]),
}
