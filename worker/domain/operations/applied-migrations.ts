import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'

const named = v.array(v.object({ name: v.pipe(v.string(), v.regex(/^\d{4}/u)) }))

/** File names of the migrations that wrangler has applied, in order; none for a database that it has not migrated. */
export async function appliedMigrations(db: Database): Promise<string[]> {
  const [tables] = await readBatch(db, [
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'd1_migrations'`,
  ])
  if (tables?.length !== 1) return []
  const [rows] = await readBatch(db, [sql`SELECT name FROM d1_migrations ORDER BY name`])
  return v.parse(named, rows).map(({ name }) => name)
}

/** Number of a migration, with which its file name begins, such as `0068`. */
export const migrationNumber = (name: string): string => name.slice(0, 4)

/** Number of the newest migration that wrangler has applied; null for a database that it has not migrated. */
export async function lastMigration(db: Database): Promise<string | null> {
  const last = (await appliedMigrations(db)).at(-1)
  return last === undefined ? null : migrationNumber(last)
}
