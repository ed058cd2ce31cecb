import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'

const named = v.array(v.object({ name: v.pipe(v.string(), v.regex(/^\d{4}/u)) }))

/** Number of the newest migration that wrangler has applied, such as `0068`; null for a database that it has not migrated. */
export async function lastMigration(db: Database): Promise<string | null> {
  const [tables] = await readBatch(db, [
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'd1_migrations'`,
  ])
  if (tables?.length !== 1) return null
  const [rows] = await readBatch(db, [
    sql`SELECT name FROM d1_migrations ORDER BY name DESC LIMIT 1`,
  ])
  return v.parse(named, rows)[0]?.name.slice(0, 4) ?? null
}
