import { and, inArray, isNotNull, lt } from 'drizzle-orm'
import { filesPerStatement, type StoredFiles } from '../../accounts/media/stored-files.ts'
import { notRestorable } from '../pictures/event-picture-files.ts'
import { organiserPicture } from './organiser-picture.table.ts'

/** Removed and replaced logos and covers are dropped once their removal can no longer be undone. */
export const pagePictureFiles: StoredFiles = {
  droppedFiles: async (db, now) => {
    const rows = await db
      .select({ file: organiserPicture.file })
      .from(organiserPicture)
      .where(lt(organiserPicture.removedAt, notRestorable(now)))
      .limit(filesPerStatement)
    return rows.map(({ file }) => file)
  },
  deleteRows: async (db, files) => {
    await db
      .delete(organiserPicture)
      .where(and(inArray(organiserPicture.file, [...files]), isNotNull(organiserPicture.removedAt)))
  },
  knownFiles: async (db, files) => {
    const rows = await db
      .select({ file: organiserPicture.file })
      .from(organiserPicture)
      .where(inArray(organiserPicture.file, [...files]))
    return rows.map(({ file }) => file)
  },
}
