import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { savedEvent } from './saved-event.table.ts'

/** Saved events by permalink, with their notes and plans. */
export const savedEventData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        event: event.permalink,
        savedAt: savedEvent.savedAt,
        note: savedEvent.note,
        state: savedEvent.state,
        resultSeconds: savedEvent.resultSeconds,
      })
      .from(savedEvent)
      .innerJoin(event, eq(event.id, savedEvent.eventId))
      .where(eq(savedEvent.memberId, id))
      .orderBy(asc(savedEvent.savedAt), asc(event.permalink)),
  deleteRows: async (db, { idIfDue }) => [
    db.delete(savedEvent).where(inArray(savedEvent.memberId, idIfDue)),
  ],
}
