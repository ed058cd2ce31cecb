import { createDatabase } from './db/client.ts'
import { allJobs } from './jobs/all-jobs.ts'
import { runJobs } from './jobs/run-jobs.ts'
import { createClock } from './runtime/clock.ts'
import { reportFailure } from './runtime/monitoring.ts'
import { readSettings } from './settings/env.ts'

/**
 * Runs the jobs that are due (worker/jobs/all-jobs.ts), side by side. A job that fails does not stop the others.
 * @throws the error of the first job that failed, after all have ended, so that the run counts as failed
 */
export async function runScheduled(env: unknown): Promise<void> {
  const settings = readSettings(env)
  const db = createDatabase(settings.DB)
  const now = createClock(settings).now()
  const failures = await runJobs(allJobs, { settings, env, db, now })
  for (const { name, error } of failures) {
    console.error(`${name} failed:`, error)
    reportFailure(error, { path: `(scheduled) ${name}`, requestId: null })
  }
  const [first] = failures
  if (first !== undefined) throw first.error
}
