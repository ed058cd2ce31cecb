import { asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { edition } from '../../catalogue/editions/edition.table.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { race } from '../../catalogue/races/race.table.ts'
import { review } from './review.table.ts'
import { updateRatings } from './event-rating.ts'

/** Reviews with their event, edition and race. Without them the ratings of the events are computed again. */
export const reviewData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        event: event.permalink,
        edition: edition.date,
        race: race.name,
        rating: review.rating,
        course: review.course,
        organisation: review.organisation,
        atmosphere: review.atmosphere,
        value: review.value,
        text: review.text,
        locale: review.locale,
        state: review.state,
        writtenAt: review.writtenAt,
        revisedAt: review.revisedAt,
      })
      .from(review)
      .innerJoin(event, eq(event.id, review.eventId))
      .innerJoin(edition, eq(edition.id, review.editionId))
      .leftJoin(race, eq(race.id, review.raceId))
      .where(eq(review.memberId, id))
      .orderBy(asc(review.id)),
  deleteRows: async (db, { idIfDue, now }) => [
    ...updateRatings(
      db,
      sql`SELECT ${review.eventId} AS value FROM ${review} WHERE ${inArray(review.memberId, idIfDue)}`,
      now,
      notInArray(review.memberId, idIfDue),
    ),
    db.delete(review).where(inArray(review.memberId, idIfDue)),
  ],
}
