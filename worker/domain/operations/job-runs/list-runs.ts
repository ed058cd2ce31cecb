import type { Database } from '../../../db/client.ts'
import { jobRun } from './job-run.table.ts'

export type JobRun = typeof jobRun.$inferSelect

/** The last run of each job that has run, by the job's name. */
export async function listRuns(db: Database): Promise<Map<string, JobRun>> {
  const rows = await db.select().from(jobRun)
  return new Map(rows.map((row) => [row.name, row]))
}
