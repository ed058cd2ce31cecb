import type { SQL } from 'drizzle-orm'
import type { Database } from './client.ts'
import { prepare } from './prepare.ts'

/**
 * Runs raw statements in one round trip and returns the unvalidated rows of each. Drizzle's `batch` is not used: it
 * takes query builders only (a raw statement crashes), and equal column names of a join overwrite each other.
 */
export async function readBatch(db: Database, statements: readonly SQL[]): Promise<unknown[][]> {
  const prepared = statements.map((statement) => prepare(db, statement))
  const results = await db.$client.batch(prepared)
  return results.map((result) => result.results)
}
