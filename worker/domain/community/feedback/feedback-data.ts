import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { handOnCorrections } from '../corrections/hand-on-corrections.ts'
import { feedback } from './feedback.table.ts'

/**
 * Feedback on events, by permalink. How it was answered is in the entry of moderation, which is deleted after this one:
 * corrections are handed on while their items are still in the inbox.
 */
export const feedbackData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        event: event.permalink,
        category: feedback.category,
        text: feedback.text,
        fact: feedback.fact,
        path: feedback.path,
        former: feedback.former,
        proposed: feedback.proposed,
        race: feedback.race,
        sport: feedback.sport,
        passedOnAt: feedback.passedOnAt,
        outcome: feedback.outcome,
        link: feedback.link,
        amount: feedback.amount,
        currency: feedback.currency,
        locale: feedback.locale,
        sentAt: feedback.sentAt,
      })
      .from(feedback)
      .innerJoin(event, eq(event.id, feedback.eventId))
      .where(eq(feedback.memberId, id))
      .orderBy(asc(feedback.sentAt), asc(feedback.id)),
  deleteRows: async (db, { idIfDue }) => [
    ...handOnCorrections(db, idIfDue),
    db.delete(feedback).where(inArray(feedback.memberId, idIfDue)),
  ],
}
