import { and, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { removedPictureDays } from '../../../../src/model/event/event-pictures.ts'
import { filesPerStatement, type StoredFiles } from '../../accounts/media/stored-files.ts'
import { eventPicture } from './event-picture.table.ts'

const day = 86_400_000

/** Instant before which a removal can no longer be undone. */
export const notRestorable = (now: Date): string =>
  new Date(now.getTime() - removedPictureDays * day).toISOString()

/** The draft was discarded: publishing it would have given the picture to its event. */
const isOfLostDraft = and(
  isNull(eventPicture.eventId),
  sql`NOT EXISTS (SELECT 1 FROM event_draft d WHERE d.id = ${eventPicture.draftId})`,
)

/** Removed pictures are dropped once their removal can no longer be undone, those of a discarded draft at once. */
export const eventPictureFiles: StoredFiles = {
  droppedFiles: async (db, now) => {
    const rows = await db
      .select({ file: eventPicture.file })
      .from(eventPicture)
      .where(or(lt(eventPicture.removedAt, notRestorable(now)), isOfLostDraft))
      .limit(filesPerStatement)
    return rows.map(({ file }) => file)
  },
  deleteRows: async (db, files) => {
    await db
      .delete(eventPicture)
      .where(
        and(
          inArray(eventPicture.file, [...files]),
          or(isNotNull(eventPicture.removedAt), isOfLostDraft),
        ),
      )
  },
  knownFiles: async (db, files) => {
    const rows = await db
      .select({ file: eventPicture.file })
      .from(eventPicture)
      .where(inArray(eventPicture.file, [...files]))
    return rows.map(({ file }) => file)
  },
}
