import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { eventDraft } from './event-draft.table.ts'

/** Drafts that the member saved last. They belong to the organisation: deletion takes the name off them. */
export const draftData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        draft: eventDraft.id,
        event: event.permalink,
        facts: eventDraft.facts,
        savedAt: eventDraft.updatedAt,
      })
      .from(eventDraft)
      .leftJoin(event, eq(event.id, eventDraft.eventId))
      .where(eq(eventDraft.updatedBy, id))
      .orderBy(asc(eventDraft.createdAt)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([
      db.update(eventDraft).set({ updatedBy: null }).where(inArray(eventDraft.updatedBy, idIfDue)),
    ]),
}
