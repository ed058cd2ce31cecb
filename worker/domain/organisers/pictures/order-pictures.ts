import { and, isNull, sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { isOfEdited, type EventOfMember } from './edited-event.ts'
import { eventPicture } from './event-picture.table.ts'

/** Makes a picture the cover of its event. @throws DomainError not-found */
export async function chooseCover(db: Database, of: EventOfMember, id: number): Promise<void> {
  const isThere = sql`EXISTS (SELECT 1 FROM event_picture p
    WHERE p.id = ${id} AND p.removed_at IS NULL
      AND (p.event_id = ${eventPicture.eventId} OR p.draft_id = ${eventPicture.draftId}))`
  const changed = await db
    .update(eventPicture)
    .set({ isCover: sql`${eventPicture.id} = ${id}` })
    .where(and(isOfEdited(of), isThere))
    .returning({ id: eventPicture.id })
  if (changed.length === 0) throw new DomainError('not-found')
}

/** Puts the pictures of an event in order: those of the list first to last. @throws DomainError not-found */
export async function orderPictures(
  db: Database,
  of: EventOfMember,
  ids: readonly number[],
): Promise<void> {
  const list = JSON.stringify(ids)
  const place = sql`(SELECT key FROM json_each(${list}) WHERE value = ${eventPicture.id})`
  const changed = await db
    .update(eventPicture)
    .set({ position: sql`coalesce(${place}, ${ids.length} + ${eventPicture.position})` })
    .where(and(isOfEdited(of), isNull(eventPicture.removedAt)))
    .returning({ id: eventPicture.id })
  if (changed.length === 0) throw new DomainError('not-found')
}
