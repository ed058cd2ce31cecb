import { runScheduled } from '../../worker/scheduled.ts'

/** Runs the scheduled jobs in this process. @returns whether they succeeded */
export async function runCron(env: Record<string, unknown>): Promise<{ ok: boolean }> {
  try {
    await runScheduled(env)
    return { ok: true }
  } catch {
    return { ok: false }
  }
}
