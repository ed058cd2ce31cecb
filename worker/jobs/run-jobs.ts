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

/** Runs the jobs that are due side by side. A failing job does not stop the others. @returns the failures */
export async function runJobs(jobs: readonly Job[], context: JobContext): Promise<JobFailure[]> {
  const runs = jobs
    .filter(({ every }) => isDue(every, context.now))
    .map(async ({ name, run }): Promise<JobFailure[]> => {
      try {
        const summary = await run(context)
        if (summary !== undefined) console.log(`${name}: ${summary}`)
        return []
      } catch (error) {
        return [{ name, error }]
      }
    })
  return (await Promise.all(runs)).flat()
}
