import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { PictureChange } from '../../../../src/model/schemas/event/event-pictures.ts'
import type { Database } from '../../../db/client.ts'
import { isOfEdited, type EventOfMember } from './edited-event.ts'
import { eventPicture } from './event-picture.table.ts'

/** Condition for a picture in use of an event that the member may change. */
export const isInUse = (of: EventOfMember, id: number): SQL | undefined =>
  and(eq(eventPicture.id, id), isOfEdited(of), isNull(eventPicture.removedAt))

/** The texts of a picture with those that change; an empty one is removed. */
const mergedAlts = (alts: Record<string, string>): SQL => {
  const patch = Object.fromEntries(
    Object.entries(alts).map(([locale, text]) => [locale, text === '' ? null : text]),
  )
  return sql`json_patch(${eventPicture.alts}, ${JSON.stringify(patch)})`
}

const emptyToNull = (text: string): string | null => (text === '' ? null : text)

/**
 * Changes what is said about a picture: keys that are absent stay.
 * @throws DomainError not-found
 */
export async function changePicture(
  db: Database,
  of: EventOfMember,
  { id, alts, credit, licence, ...rest }: PictureChange,
): Promise<void> {
  const [changed] = await db
    .update(eventPicture)
    .set({
      // An update has to set something: a body without changes still answers whether the picture exists.
      width: sql`${eventPicture.width}`,
      ...rest,
      ...(alts === undefined ? {} : { alts: mergedAlts(alts) }),
      ...(credit === undefined ? {} : { credit: emptyToNull(credit) }),
      ...(licence === undefined ? {} : { licence: emptyToNull(licence) }),
    })
    .where(isInUse(of, id))
    .returning({ id: eventPicture.id })
  if (changed === undefined) throw new DomainError('not-found')
}
