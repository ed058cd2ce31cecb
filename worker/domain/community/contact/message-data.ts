import { asc, eq, inArray, lt } from 'drizzle-orm'
import { organiserMessageDays } from '../../../../src/model/values/limits.ts'
import type { Database } from '../../../db/client.ts'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { organiserMessage } from './organiser-message.table.ts'

/** Messages of a member to organisers. Those on their way are not sent any more after the deletion. */
export const messageData: MemberData = {
  exportRows: async (db, { id }) =>
    await db
      .select({
        organiser: organiser.permalink,
        event: event.permalink,
        name: organiserMessage.name,
        email: organiserMessage.email,
        text: organiserMessage.text,
        sentAt: organiserMessage.sentAt,
      })
      .from(organiserMessage)
      .innerJoin(organiser, eq(organiser.id, organiserMessage.organiserId))
      .leftJoin(event, eq(event.id, organiserMessage.eventId))
      .where(eq(organiserMessage.memberId, id))
      .orderBy(asc(organiserMessage.id)),
  deleteRows: async (db, { idIfDue }) => [
    db.delete(organiserMessage).where(inArray(organiserMessage.memberId, idIfDue)),
  ],
}

const dayMs = 86_400_000

/** Statement that deletes messages sent more than 30 days ago. */
export const sweepMessages = (db: Database, now: Date) =>
  db
    .delete(organiserMessage)
    .where(
      lt(
        organiserMessage.sentAt,
        new Date(now.getTime() - organiserMessageDays * dayMs).toISOString(),
      ),
    )
