import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { document } from '../documents/document.table.ts'
import { challengeMember, challengeProof, result } from './challenge.table.ts'

/** Challenges that a member joined. */
export const challengeData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        challenge: document.slug,
        joinedAt: challengeMember.joinedAt,
        isListed: challengeMember.isListed,
        isNamed: challengeMember.isNamed,
        have: challengeMember.have,
        doneOn: challengeMember.doneOn,
        doneNumber: challengeMember.doneNumber,
      })
      .from(challengeMember)
      .innerJoin(document, eq(document.id, challengeMember.challengeId))
      .where(eq(challengeMember.memberId, id))
      .orderBy(asc(challengeMember.joinedAt)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([db.delete(challengeMember).where(inArray(challengeMember.memberId, idIfDue))]),
}

/** Certificates of a member. Deletion leaves the code, so that its address says that it is gone. */
export const proofData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        challenge: document.slug,
        code: challengeProof.code,
        givenAt: challengeProof.givenAt,
      })
      .from(challengeProof)
      .innerJoin(document, eq(document.id, challengeProof.challengeId))
      .where(eq(challengeProof.memberId, id))
      .orderBy(asc(challengeProof.givenAt)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([
      db
        .update(challengeProof)
        .set({ memberId: null })
        .where(inArray(challengeProof.memberId, idIfDue)),
    ]),
}

/** Races that a member says they finished. */
export const resultData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        event: event.permalink,
        day: result.day,
        seconds: result.seconds,
        link: result.link,
        declaredAt: result.declaredAt,
      })
      .from(result)
      .innerJoin(event, eq(event.id, result.eventId))
      .where(eq(result.memberId, id))
      .orderBy(asc(result.day)),
  deleteRows: (db, { idIfDue }) =>
    Promise.resolve([db.delete(result).where(inArray(result.memberId, idIfDue))]),
}
