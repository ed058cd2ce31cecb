import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { contentDocument, type ContentDocument } from '../../../../src/model/blocks/content.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const row = v.object({
  slug: v.string(),
  content: v.pipe(v.string(), v.parseJson(), contentDocument),
})

export interface Landing {
  slug: string
  content: ContentDocument
}

/** Most pages of partners that their list shows. */
const shown = 200

/** Published pages of partners by their slugs. */
export async function listLandings(db: Database): Promise<Landing[]> {
  const [rows] = await readBatch(db, [
    sql`SELECT slug, content FROM document WHERE kind = 'landing' AND state = 'published'
      ORDER BY slug LIMIT ${shown}`,
  ])
  return v.parse(v.array(row), rows)
}
