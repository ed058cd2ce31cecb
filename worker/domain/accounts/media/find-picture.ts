import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { media } from './media.table.ts'

/** Width in pixels of a picture; null if it does not exist or was dropped. */
export async function findPicture(db: Database, id: string): Promise<{ width: number } | null> {
  const row = await db
    .select({ width: media.width })
    .from(media)
    .where(and(eq(media.id, id), isNull(media.droppedAt)))
    .get()
  return row ?? null
}
