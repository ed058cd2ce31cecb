import { asc, eq, inArray, or } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { claimAnswer, eventClaim } from './event-claim.table.ts'

/** Claims of events, by permalink. */
export const claimData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        event: event.permalink,
        state: eventClaim.state,
        address: eventClaim.address,
        text: eventClaim.text,
        link: eventClaim.link,
        locale: eventClaim.locale,
        sentAt: eventClaim.sentAt,
        expiresAt: eventClaim.expiresAt,
        decidedAt: eventClaim.decidedAt,
      })
      .from(eventClaim)
      .innerJoin(event, eq(event.id, eventClaim.eventId))
      .where(eq(eventClaim.memberId, id))
      .orderBy(asc(eventClaim.id)),
  deleteRows: async (db, { idIfDue }) => {
    const claims = db
      .select({ id: eventClaim.id })
      .from(eventClaim)
      .where(inArray(eventClaim.memberId, idIfDue))
    return [
      db
        .delete(claimAnswer)
        .where(or(inArray(claimAnswer.memberId, idIfDue), inArray(claimAnswer.claimId, claims))),
      db.delete(eventClaim).where(inArray(eventClaim.memberId, idIfDue)),
    ]
  },
}

/** Answers to disputed claims of others, which `claimData` deletes. */
export const claimAnswerData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({ text: claimAnswer.text, sentAt: claimAnswer.sentAt })
      .from(claimAnswer)
      .where(eq(claimAnswer.memberId, id))
      .orderBy(asc(claimAnswer.sentAt)),
  deleteRows: () => Promise.resolve([]),
}
