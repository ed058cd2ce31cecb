import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { race } from '../../catalogue/races/race.table.ts'
import { waiting } from './waiting.table.ts'

/** Turns of the member in the lines for places. Deletion ends them, and takes the member and the address off them. */
export const waitingData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        edition: race.editionId,
        race: race.name,
        turn: waiting.turn,
        size: waiting.size,
        email: waiting.email,
        locale: waiting.locale,
        state: waiting.state,
        createdAt: waiting.createdAt,
        changedAt: waiting.changedAt,
      })
      .from(waiting)
      .innerJoin(race, eq(race.id, waiting.raceId))
      .where(eq(waiting.memberId, id))
      .orderBy(asc(waiting.id)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([
      db
        .update(waiting)
        .set({
          memberId: null,
          email: '',
          state: sql`CASE WHEN ${waiting.state} IN ('unconfirmed', 'waiting', 'offered') THEN 'left' ELSE ${waiting.state} END`,
        })
        .where(inArray(waiting.memberId, idIfDue)),
    ]),
}
