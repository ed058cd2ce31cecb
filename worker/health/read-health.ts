import { createDatabase, type Database } from '../db/client.ts'
import { listRuns, type JobRun } from '../domain/operations/job-runs/list-runs.ts'
import { lastMigration } from '../domain/operations/applied-migrations.ts'
import { email } from '../jobs/email.ts'
import type { Job } from '../jobs/job.ts'
import { payments } from '../jobs/payments.ts'
import { reconciliation } from '../jobs/reconciliation.ts'
import { refunds } from '../jobs/refunds.ts'
import { searchIndex } from '../jobs/search-index.ts'
import { answerInTime } from '../runtime/answer-in-time.ts'
import type { Settings } from '../settings/env.ts'
import { healthLimits } from './health-limits.ts'

/** `off`: by the settings; `unknown`: the scheduled jobs have never run, or the database did not answer. */
export type PartState = 'ok' | 'late' | 'failed' | 'off' | 'unknown'

export const healthParts = ['database', 'schedule', 'search', 'email', 'orders'] as const

/** How the site is, as anyone may know it: no reason, no number, no name of anything inside. */
export interface Health {
  /** `down` without the database, `degraded` if a part is late or has failed. */
  status: 'ok' | 'degraded' | 'down'
  /** The setting RELEASE, or the version of the package. */
  version: string
  /** Number of the newest migration that has been applied, such as `0068`; null if it cannot be read. */
  schema: string | null
  parts: Record<(typeof healthParts)[number], PartState>
}

/** Milliseconds that the database may take for an answer. */
const databaseMs = 3_000

/** State of a part by the jobs that do its work: failed if one has, late if something waits longer than the limit. */
async function stateOf(
  jobs: readonly Job[],
  limitSeconds: number,
  { db, now, settings, runs }: Context,
): Promise<PartState> {
  if (jobs.some(({ name }) => runs.get(name)?.hasFailed === true)) return 'failed'
  const lags = await Promise.all(jobs.map(async ({ lag }) => await lag(db, now, settings)))
  return lags.some((lag) => lag !== null && lag.oldestSeconds > limitSeconds) ? 'late' : 'ok'
}

interface Context {
  db: Database
  now: Date
  settings: Settings
  runs: ReadonlyMap<string, JobRun>
}

function scheduleState({ runs, now }: Context): PartState {
  if (runs.size === 0) return 'unknown'
  const last = Math.max(...[...runs.values()].map(({ at }) => Date.parse(at)))
  return now.getTime() - last > healthLimits.schedule * 1000 ? 'late' : 'ok'
}

async function readParts(context: Context): Promise<Health['parts']> {
  const [search, mail, orders] = await Promise.all([
    stateOf([searchIndex], healthLimits.search, context),
    stateOf([email], healthLimits.email, context),
    stateOf([payments, refunds, reconciliation], healthLimits.orders, context),
  ])
  return {
    database: 'ok',
    schedule: scheduleState(context),
    search,
    email: context.settings.MAIL_TRANSPORT === '' ? 'off' : mail,
    orders,
  }
}

const withoutDatabase: Health['parts'] = {
  database: 'failed',
  schedule: 'unknown',
  search: 'unknown',
  email: 'unknown',
  orders: 'unknown',
}

/** Reads how the site is. A database that fails or takes longer than three seconds is a state, not an error. */
export async function readHealth(settings: Settings, now: Date): Promise<Health> {
  const db = createDatabase(settings.DB)
  const read = async () => {
    const [runs, schema] = await Promise.all([listRuns(db), lastMigration(db)])
    return { schema, parts: await readParts({ db, now, settings, runs }) }
  }
  const found = await answerInTime(read(), databaseMs).catch((error: unknown) => {
    console.error('The database did not answer for /health:', error)
    return null
  })
  const { schema, parts } = found ?? { schema: null, parts: withoutDatabase }
  const states = Object.values(parts)
  const isDegraded = states.includes('late') || states.includes('failed')
  const impaired = found === null ? 'down' : 'degraded'
  return { status: isDegraded ? impaired : 'ok', version: settings.RELEASE, schema, parts }
}
