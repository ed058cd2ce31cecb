import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { media } from './media.table.ts'

/** Values that D1 takes in one statement. */
const atOnce = 100

/** Ids of pictures that were dropped and still have their rows, at most a hundred. */
export async function droppedPictures(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(isNotNull(media.droppedAt))
    .limit(atOnce)
  return rows.map(({ id }) => id)
}

/** Removes the rows of dropped pictures whose files are gone; at most a hundred. */
export async function deletePictureRows(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(media).where(and(inArray(media.id, [...ids]), isNotNull(media.droppedAt)))
}

/** Those of the ids that have a row, in questions of a hundred. */
export async function picturesWithRows(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce)
    const rows = await db.select({ id: media.id }).from(media).where(inArray(media.id, some))
    for (const { id } of rows) known.add(id)
  }
  return known
}
