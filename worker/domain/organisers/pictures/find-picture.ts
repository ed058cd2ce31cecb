import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const pictureRow = v.object({
  /** Pixels. */
  width: v.number(),
  /** 1 for a picture of an event, an organisation or a published document, which other sites show, too. */
  isPublished: v.number(),
})

/** A stored picture by its name in the store: an avatar or one of an event, organisation or document; null if it does not exist or was dropped. */
export async function findPicture(
  db: Database,
  file: string,
): Promise<v.InferOutput<typeof pictureRow> | null> {
  const [rows] = await readBatch(db, [
    sql`SELECT width, 0 AS "isPublished" FROM media WHERE id = ${file} AND dropped_at IS NULL
      UNION ALL SELECT width, 1 FROM event_picture WHERE file = ${file} AND removed_at IS NULL
      UNION ALL SELECT width, 1 FROM organiser_picture WHERE file = ${file} AND removed_at IS NULL
      UNION ALL SELECT width, is_published FROM document_picture WHERE file = ${file}`,
  ])
  const [found] = v.parse(v.array(pictureRow), rows)
  return found ?? null
}
