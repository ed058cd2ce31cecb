import { and, inArray, isNotNull } from 'drizzle-orm'
import { media } from './media.table.ts'
import { filesPerStatement, type StoredFiles } from './stored-files.ts'

export const avatarFiles: StoredFiles = {
  droppedFiles: async (db) => {
    const rows = await db
      .select({ id: media.id })
      .from(media)
      .where(isNotNull(media.droppedAt))
      .limit(filesPerStatement)
    return rows.map(({ id }) => id)
  },
  deleteRows: async (db, files) => {
    await db.delete(media).where(and(inArray(media.id, [...files]), isNotNull(media.droppedAt)))
  },
  knownFiles: async (db, files) => {
    const rows = await db
      .select({ id: media.id })
      .from(media)
      .where(inArray(media.id, [...files]))
    return rows.map(({ id }) => id)
  },
}
