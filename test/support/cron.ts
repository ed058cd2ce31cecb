import type { RequestListener } from 'node:http'
import { format } from 'node:util'
import { vi } from 'vitest'
import { runScheduled } from '../../worker/scheduled.ts'
import { openDatabase } from './open-database.ts'
import { openKv } from './open-kv.ts'
import { serveRates } from './rate-sources.ts'

/** The scheduled jobs with their own D1 and KV, and two sources of rates on the loopback. */
export interface Cron {
  kv(): Promise<KVNamespace>
  db(): Promise<D1Database>
  /** Runs all jobs, at another instant or the previous one. @returns whether they succeeded, and their log */
  run(at?: string): Promise<{ ok: boolean; log: string }>
  /** Number of requests to each source. */
  requests: { ecb: number; rsd: number }
  /** Sets the responses of both sources. */
  serve(ecb: RequestListener, rsd: RequestListener): void
}

const channels = ['log', 'info', 'warn', 'error'] as const

/** Runs the scheduled jobs in this process. @returns whether they succeeded, and their log */
export async function runCron(env: Record<string, unknown>): Promise<{ ok: boolean; log: string }> {
  const log: string[] = []
  const write = (...parts: unknown[]): void => void log.push(format(...parts))
  const spies = channels.map((channel) => vi.spyOn(console, channel).mockImplementation(write))
  try {
    await runScheduled(env)
    return { ok: true, log: log.join('\n') }
  } catch {
    return { ok: false, log: log.join('\n') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}

/**
 * Runs a test with the scheduled jobs of this process, on `openDatabase` and a real KV; `withBuiltCron` has those of the built worker.
 * @param settings in addition to the URLs of both sources; `migrated: false` leaves the database without tables
 */
export async function withCron<T>(
  start: string,
  run: (cron: Cron) => Promise<T>,
  {
    settings = {},
    migrated = true,
  }: { settings?: Record<string, string>; migrated?: boolean } = {},
): Promise<T> {
  const sources = await serveRates()
  const { db } = await openDatabase({ migrated })
  const { kv } = await openKv()
  let now = start
  const env = () => ({
    DB: db,
    KV: kv,
    FIXED_NOW: now,
    MAIL_TRANSPORT: 'outbox',
    ...sources.settings,
    ...settings,
  })
  try {
    return await run({
      kv: async () => kv,
      db: async () => db,
      requests: sources.requests,
      serve: sources.serve,
      run: async (at = now) => {
        now = at
        return await runCron(env())
      },
    })
  } finally {
    await sources.stop()
  }
}
