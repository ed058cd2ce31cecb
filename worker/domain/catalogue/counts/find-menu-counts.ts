import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

const row = v.object({
  kind: v.picklist(['sport', 'group']),
  key: v.string(),
  editions: v.number(),
})

export type MenuCount = v.InferOutput<typeof row>

/** Upcoming editions of each sport and group that has any. */
export async function findMenuCounts(db: Database): Promise<MenuCount[]> {
  const [rows] = await readBatch(db, [
    sql`SELECT kind, key, editions FROM catalogue_count WHERE kind IN ('sport', 'group')`,
  ])
  return v.parse(v.array(row), rows)
}
