import type { Database } from '../db/client.ts'
import { listRuns, type JobRun } from '../domain/operations/job-runs/list-runs.ts'
import type { Job, Lag } from '../jobs/job.ts'
import type { Settings } from '../settings/env.ts'

const head = ['job', 'minutes', 'limit', 'last run', 'waiting', 'oldest']

/** Length of time in its largest unit: `40 s`, `12 min`, `23 h`, `5 d`. */
export function roughTime(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`
  if (seconds < 86_400) return `${Math.floor(seconds / 3600)} h`
  return `${Math.floor(seconds / 86_400)} d`
}

function lastRun(run: JobRun | undefined): string {
  if (run === undefined) return 'unknown'
  const at = `${run.at.slice(0, 16).replace('T', ' ')} UTC`
  return run.hasFailed ? `${at}, failed` : at
}

const lagCells = (lag: Lag | null): string[] =>
  lag === null ? ['0', '-'] : [String(lag.waiting), roughTime(lag.oldestSeconds)]

/** Rows of cells as lines of columns. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)))
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/**
 * The scheduled jobs as a table of text: interval, limit of rows, last run, rows that wait, and for how long the oldest of
 * them has.
 */
export async function jobReport(
  jobs: readonly Job[],
  { db, settings, now }: { db: Database; settings: Settings; now: Date },
): Promise<string> {
  const runs = await listRuns(db)
  const rows = await Promise.all(
    jobs.map(async ({ name, every, limit, lag }) => [
      name,
      String(every),
      limit === null ? '-' : String(limit),
      lastRun(runs.get(name)),
      ...lagCells(await lag(db, now, settings)),
    ]),
  )
  return aligned([head, ...rows])
}
