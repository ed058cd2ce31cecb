import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { eventPicturesLimit } from '../../../../src/model/event/event-pictures.ts'
import type { Database } from '../../../db/client.ts'
import { editedEvent, isOfEdited, picturesInUse, type EventOfMember } from './edited-event.ts'
import { eventPicture } from './event-picture.table.ts'

const isOf = (of: EventOfMember, id: number) => and(eq(eventPicture.id, id), isOfEdited(of))

/** Removes a picture; until the sweep deletes it, `restorePicture` undoes that. @throws DomainError not-found */
export async function removePicture(
  db: Database,
  of: EventOfMember,
  id: number,
  now: Date,
): Promise<void> {
  const [removed] = await db
    .update(eventPicture)
    .set({ removedAt: now.toISOString(), isCover: false })
    .where(and(isOf(of, id), isNull(eventPicture.removedAt)))
    .returning({ id: eventPicture.id })
  if (removed === undefined) throw new DomainError('not-found')
}

/**
 * Brings a removed picture back to its place.
 * @throws DomainError not-found; list-full if the event has as many others by now
 */
export async function restorePicture(db: Database, of: EventOfMember, id: number): Promise<void> {
  const hasSpace = sql`(SELECT ${picturesInUse} FROM ${editedEvent(of)} AS edited) < ${eventPicturesLimit}`
  const isRemoved = and(isOf(of, id), isNotNull(eventPicture.removedAt))
  const [[found], restored] = await db.batch([
    db.select({ id: eventPicture.id }).from(eventPicture).where(isRemoved),
    db
      .update(eventPicture)
      .set({ removedAt: null })
      .where(and(isRemoved, hasSpace))
      .returning({ id: eventPicture.id }),
  ])
  if (found === undefined) throw new DomainError('not-found')
  if (restored.length === 0) throw new DomainError('list-full')
}
