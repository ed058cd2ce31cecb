import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { eventRevision } from './event-revision.table.ts'

/** Facts that the member published. They belong to the event: deletion takes the name off them. */
export const revisionData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        event: event.permalink,
        number: eventRevision.number,
        origin: eventRevision.origin,
        changed: eventRevision.changed,
        at: eventRevision.at,
      })
      .from(eventRevision)
      .innerJoin(event, eq(event.id, eventRevision.eventId))
      .where(eq(eventRevision.authorId, id))
      .orderBy(asc(eventRevision.at)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([
      db
        .update(eventRevision)
        .set({ authorId: null })
        .where(inArray(eventRevision.authorId, idIfDue)),
    ]),
}
