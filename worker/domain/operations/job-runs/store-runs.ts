import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { jobRun } from './job-run.table.ts'

/** Stores the runs of a tick as the last ones of their jobs. */
export async function storeRuns(
  db: Database,
  runs: readonly { name: string; hasFailed: boolean }[],
  now: Date,
): Promise<void> {
  if (runs.length === 0) return
  const at = now.toISOString()
  await db
    .insert(jobRun)
    .values(runs.map((run) => ({ ...run, at })))
    .onConflictDoUpdate({
      target: jobRun.name,
      set: { at: sql`excluded.at`, hasFailed: sql`excluded.has_failed` },
    })
}
