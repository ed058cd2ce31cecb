import { and, count, eq, lt, sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/errors.ts'
import { memberSavedEventsLimit } from '../../../../src/model/limits.ts'
import type { EventChoice } from '../../../../src/model/schemas/saved-events.ts'
import type { Database } from '../../../db/client.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { savedEntries, type SavedEntry } from './list-saved-events.ts'
import { savedEvent } from './saved-event.table.ts'
import { whichEvent } from './which-event.ts'

/** Condition that the member can save another event. */
export const hasRoom = (db: Database, memberId: number) =>
  lt(
    sql`(${db.select({ n: count() }).from(savedEvent).where(eq(savedEvent.memberId, memberId))})`,
    memberSavedEventsLimit,
  )

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
        sql`SELECT ${memberId}, ${event.id}, ${now.toISOString()}, NULL FROM ${event}
          WHERE ${and(wanted, hasRoom(db, memberId))}`,
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
