import { and, eq, inArray } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { EventChoice } from '../../../../src/model/schemas/account/saved-events.ts'
import type { Database } from '../../../db/client.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { savedEntries, type SavedEntry } from './list-saved-events.ts'
import { savedEvent } from './saved-event.table.ts'
import { whichEvent } from './which-event.ts'

/** Condition that selects a member's entry of an event. */
export const entryOf = (db: Database, memberId: number, choice: EventChoice) =>
  and(
    eq(savedEvent.memberId, memberId),
    inArray(savedEvent.eventId, db.select({ id: event.id }).from(event).where(whichEvent(choice))),
  )

/** Removes a saved event. @returns it, as it was @throws DomainError not-found if the member has not saved it */
export async function removeSavedEvent(
  db: Database,
  memberId: number,
  choice: EventChoice,
): Promise<SavedEntry> {
  const [[entry], [removed]] = await db.batch([
    savedEntries(db, memberId, whichEvent(choice)),
    db
      .delete(savedEvent)
      .where(entryOf(db, memberId, choice))
      .returning({ id: savedEvent.eventId }),
  ])
  if (entry === undefined || removed === undefined) throw new DomainError('not-found')
  return entry
}
