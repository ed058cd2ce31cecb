import { and, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { media } from './media.table.ts'

/** Maximum of bound values in one statement of D1. */
const maxValues = 100

/** Ids of dropped pictures, at most a hundred. */
export async function droppedPictures(db: Database): Promise<string[]> {
  const rows = await db
    .select({ id: media.id })
    .from(media)
    .where(isNotNull(media.droppedAt))
    .limit(maxValues)
  return rows.map(({ id }) => id)
}

/** Deletes the rows of dropped pictures whose files have been deleted; at most a hundred. */
export async function deletePictureRows(db: Database, ids: readonly string[]): Promise<void> {
  await db.delete(media).where(and(inArray(media.id, [...ids]), isNotNull(media.droppedAt)))
}

/** The ids that have a row, read in queries of a hundred. */
export async function picturesWithRows(db: Database, ids: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < ids.length; at += maxValues) {
    const some = ids.slice(at, at + maxValues)
    const rows = await db.select({ id: media.id }).from(media).where(inArray(media.id, some))
    for (const { id } of rows) known.add(id)
  }
  return known
}
