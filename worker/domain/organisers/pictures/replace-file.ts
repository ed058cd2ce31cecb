import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import type { StoredPicture } from '../../accounts/media/avatar.ts'
import { isInUse } from './change-picture.ts'
import type { EventOfMember } from './edited-event.ts'
import { eventPicture } from './event-picture.table.ts'
import { withAlts, type EventPicture } from './list-pictures.ts'

/**
 * Gives a picture another file; what is said about it stays, its focal point returns to the centre. The sweep of media
 * deletes the former file, which no row names any more.
 * @returns the picture as it is then
 * @throws DomainError not-found
 */
export async function replaceFile(
  db: Database,
  of: EventOfMember,
  id: number,
  { id: file, width, height, bytes, name }: StoredPicture & { name: string },
): Promise<EventPicture> {
  const [changed] = await db
    .update(eventPicture)
    .set({ file, name, width, height, bytes, focalX: 0.5, focalY: 0.5 })
    .where(isInUse(of, id))
    .returning()
  if (changed === undefined) throw new DomainError('not-found')
  return withAlts(changed)
}

/** Checks that the member may give the picture another file, before that is read. @throws DomainError not-found */
export async function requirePicture(db: Database, of: EventOfMember, id: number): Promise<void> {
  const found = await db
    .select({ id: eventPicture.id })
    .from(eventPicture)
    .where(isInUse(of, id))
    .get()
  if (found === undefined) throw new DomainError('not-found')
}
