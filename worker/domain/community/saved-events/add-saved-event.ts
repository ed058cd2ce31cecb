import { and, gt, sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { EventChoice } from '../../../../src/model/schemas/account/saved-events.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { savedEntries, type SavedEntry } from './list-saved-events.ts'
import { roomLeft } from './room-left.ts'
import { savedEvent } from './saved-event.table.ts'
import { whichEvent } from './which-event.ts'

/**
 * Saves an event. One statement checks and inserts, so that one of two simultaneous requests succeeds.
 * @throws DomainError event-not-found; conflict if the member has saved it already; list-full
 */
export async function addSavedEvent(
  db: Database,
  memberId: number,
  choice: EventChoice,
  now: Date,
): Promise<SavedEntry> {
  const wanted = whichEvent(choice)
  const [added, [entry], [known]] = await db.batch([
    db
      .insert(savedEvent)
      .select(
        selectRow(
          savedEvent,
          { memberId, eventId: sql`${event.id}`, savedAt: now.toISOString() },
          sql`FROM ${event} WHERE ${and(wanted, gt(roomLeft(db, memberId), 0))}`,
        ),
      )
      .onConflictDoNothing()
      .returning({ id: savedEvent.eventId }),
    savedEntries(db, memberId, wanted),
    db.select({ id: event.id }).from(event).where(wanted),
  ])
  if (known === undefined) throw new DomainError('event-not-found')
  if (entry === undefined) throw new DomainError('list-full')
  if (added.length === 0) throw new DomainError('conflict')
  return entry
}
