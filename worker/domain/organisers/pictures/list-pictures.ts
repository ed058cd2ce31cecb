import { and, asc, desc, isNotNull, isNull, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { editedEvent, isOfEdited, type EventOfMember } from './edited-event.ts'
import { eventPicture } from './event-picture.table.ts'

const altsColumn = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()))

export type EventPicture = Omit<typeof eventPicture.$inferSelect, 'alts'> & {
  /** Texts that say what it shows, by locale. */
  alts: Record<string, string>
}

export interface EventPictures {
  /** Name of the event in its own language. */
  name: string
  /** False for a draft. */
  isPublished: boolean
  /** In their order. */
  pictures: EventPicture[]
  /** Latest removal first. */
  removed: EventPicture[]
}

export const withAlts = (row: typeof eventPicture.$inferSelect): EventPicture => ({
  ...row,
  alts: v.parse(altsColumn, row.alts),
})

/**
 * The pictures of an event, for a member who may change them.
 * @throws DomainError not-found for an unknown event and for one of others
 */
export async function listPictures(db: Database, of: EventOfMember): Promise<EventPictures> {
  const isOfEvent = isOfEdited(of)
  const [[found], pictures, removed] = await db.batch([
    db
      .select({ name: sql<string>`name`, draftId: sql<string | null>`draft_id` })
      .from(sql`${editedEvent(of)}`),
    db
      .select()
      .from(eventPicture)
      .where(and(isOfEvent, isNull(eventPicture.removedAt)))
      .orderBy(asc(eventPicture.position), asc(eventPicture.id)),
    db
      .select()
      .from(eventPicture)
      .where(and(isOfEvent, isNotNull(eventPicture.removedAt)))
      .orderBy(desc(eventPicture.removedAt)),
  ])
  if (found === undefined) throw new DomainError('not-found')
  return {
    name: found.name,
    isPublished: found.draftId === null,
    pictures: pictures.map(withAlts),
    removed: removed.map(withAlts),
  }
}
