import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { eventPicturesLimit } from '../../../../src/model/event/event-pictures.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import type { StoredPicture } from '../../accounts/media/avatar.ts'
import { editedEvent, picturesInUse, type EventOfMember } from './edited-event.ts'
import { eventPicture } from './event-picture.table.ts'
import { withAlts, type EventPicture } from './list-pictures.ts'

const spaceRow = v.object({ inUse: v.number() })

/**
 * Checks that the member may add a picture to the event, before its file is read.
 * @throws DomainError not-found for an unknown event and for one of others; list-full
 */
export async function requireSpace(db: Database, of: EventOfMember): Promise<void> {
  const [rows] = await readBatch(db, [
    sql`SELECT ${picturesInUse} AS "inUse" FROM ${editedEvent(of)} AS edited`,
  ])
  const [found] = v.parse(v.array(spaceRow), rows)
  if (found === undefined) throw new DomainError('not-found')
  if (found.inUse >= eventPicturesLimit) throw new DomainError('list-full')
}

/**
 * Adds a stored picture at the end of an event's pictures. One statement checks the limit, so that uploads at the same
 * time do not exceed it.
 * @throws DomainError list-full; also if the member lost the right meanwhile
 */
export async function addPicture(
  db: Database,
  of: EventOfMember,
  { id: file, width, height, bytes, name }: StoredPicture & { name: string },
  now: Date,
): Promise<EventPicture> {
  await readBatch(db, [
    sql`
       INSERT INTO event_picture
        (event_id, draft_id, file, name, position, width, height, bytes, member_id, created_at)
      SELECT edited.event_id, edited.draft_id, ${file}, ${name},
        (SELECT coalesce(max(p.position), 0) + 1 FROM event_picture p
          WHERE p.event_id = edited.event_id OR p.draft_id = edited.draft_id),
        ${width}, ${height}, ${bytes}, ${of.memberId}, ${now.toISOString()}
      FROM ${editedEvent(of)} AS edited WHERE ${picturesInUse} < ${eventPicturesLimit}`,
  ])
  const [added] = await db.select().from(eventPicture).where(eq(eventPicture.file, file))
  if (added === undefined) throw new DomainError('list-full')
  return withAlts(added)
}
