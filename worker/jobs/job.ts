import type { Database } from '../db/client.ts'
import type { Settings } from '../settings/env.ts'

/** Arguments of a run. All jobs of a tick have the same time. */
export interface JobContext {
  settings: Settings
  /** The unread environment, for secrets. */
  env: unknown
  db: Database
  now: Date
}

/** Work that a job should have done by now. */
export interface Lag {
  /** Number of rows. */
  waiting: number
  /** Seconds since the oldest of them was due. */
  oldestSeconds: number
}

/**
 * Work that runs on a schedule. Jobs run side by side, so none may depend on another of the same tick. A run handles a
 * bounded number of rows, can be interrupted at any point, and has nothing left to do when it is repeated.
 */
export interface Job {
  /** Stable name in kebab-case: logs and error reports contain it. */
  name: string
  /** Minutes between two runs: a multiple of `tickMinutes`. */
  every: number
  /** Maximum of rows per run, in the unit that the job states; null if a run takes all there are. */
  limit: number | null
  /** @returns a summary for the log; nothing if there was nothing to do */
  run: (context: JobContext) => Promise<string | void>
  /** Reads how far the job is behind, in one query; null if nothing waits. */
  lag: (db: Database, now: Date, settings: Settings) => Promise<Lag | null>
}

/** Minutes between two ticks: the cron of wrangler.toml. */
export const tickMinutes = 5
