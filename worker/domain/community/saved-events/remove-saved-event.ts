import { and, eq, inArray } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/errors.ts'
import type { EventChoice } from '../../../../src/model/schemas/saved-events.ts'
import type { Database } from '../../../db/client.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { savedEvent } from './saved-event.table.ts'
import { whichEvent } from './which-event.ts'

/** Condition that selects a member's entry of an event. */
export const entryOf = (db: Database, memberId: number, choice: EventChoice) =>
  and(
    eq(savedEvent.memberId, memberId),
    inArray(savedEvent.eventId, db.select({ id: event.id }).from(event).where(whichEvent(choice))),
  )

/** Removes a saved event. @throws DomainError not-found if the member has not saved it */
export async function removeSavedEvent(
  db: Database,
  memberId: number,
  choice: EventChoice,
): Promise<void> {
  const removed = await db
    .delete(savedEvent)
    .where(entryOf(db, memberId, choice))
    .returning({ id: savedEvent.eventId })
  if (removed.length === 0) throw new DomainError('not-found')
}
