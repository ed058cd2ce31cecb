import { storeRuns } from '../domain/operations/job-runs/store-runs.ts'
import { tickMinutes, type Job, type JobContext } from './job.ts'

export interface JobFailure {
  /** Name of the job. */
  name: string
  error: unknown
}

const minuteMs = 60_000

/** True if a job with this interval runs in the tick of this time. */
export function isDue(every: number, now: Date): boolean {
  const tick = Math.floor(now.getTime() / (tickMinutes * minuteMs))
  return tick % (every / tickMinutes) === 0
}

/** The failure of an action under this name; null if it succeeds. */
async function failureOf(name: string, act: () => Promise<void>): Promise<JobFailure | null> {
  try {
    await act()
    return null
  } catch (error) {
    return { name, error }
  }
}

/**
 * Runs the jobs that are due side by side, and stores that they ran. A failing job does not stop the others.
 * @returns the failures
 */
export async function runJobs(jobs: readonly Job[], context: JobContext): Promise<JobFailure[]> {
  const runs = await Promise.all(
    jobs
      .filter(({ every }) => isDue(every, context.now))
      .map(async ({ name, run }) => {
        const failure = await failureOf(name, async () => {
          const summary = await run(context)
          if (summary !== undefined) console.log(`${name}: ${summary}`)
        })
        return { name, failure }
      }),
  )
  const ends = runs.map(({ name, failure }) => ({ name, hasFailed: failure !== null }))
  const unstored = await failureOf('job-runs', async () => {
    await storeRuns(context.db, ends, context.now)
  })
  return [...runs.map(({ failure }) => failure), unstored].filter((failure) => failure !== null)
}
