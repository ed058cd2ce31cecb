import { createClock, systemTimeMs } from './runtime/clock.ts'
import { createDatabase, type Database } from './db/client.ts'
import { finishCounts, refreshCounts } from './domain/catalogue/counts/refresh-counts.ts'
import { deleteDueMembers } from './domain/registry/delete-due-members.ts'
import { findDatedNews } from './domain/catalogue/news/find-dated-news.ts'
import { queueAlerts } from './domain/community/alerts/queue-alerts.ts'
import { queueStartLists } from './domain/community/start-list/queue-start-lists.ts'
import { deleteMemberPreferences } from './preferences/member-preferences.ts'
import { sweepExpired } from './domain/registry/sweep-expired.ts'
import { readSettings, type Settings } from './settings/env.ts'
import { sweepMedia } from './media/sweep.ts'
import { reportFailure } from './runtime/monitoring.ts'
import { currentRates } from './rates/current-rates.ts'
import { refreshRates } from './rates/refresh-rates.ts'
import { loadEventDocuments } from './search/feed/documents.ts'
import { indexChanges } from './search/index-changes.ts'
import { hasServerIndex, serverIndexFor } from './search/index.ts'
import { drainServerOutbox } from './search/feed/server-outbox.ts'

/** Events indexed per run; the rest waits for the next run. */
const eventsPerRun = 500
/** Events written to the search server per run, so that a day without it is made good within hours. */
const serverEventsPerRun = 2_000

/**
 * Runs every five minutes: indexes changed events and refreshes the counts; fetches exchange rates when new ones are
 * due; queues emails about saved events and the newsletter; retries email; deletes unused pictures, accounts after their
 * grace period, and expired data of accounts; publishes approved events of new organisers and approved corrections;
 * continues imports. A job that fails does not stop the others.
 * @throws the error of the first job that failed, after all have ended, so that the run counts as failed
 */
export async function runScheduled(env: unknown): Promise<void> {
  const settings = readSettings(env)
  const db = createDatabase(settings.DB)
  const now = createClock(settings).now()
  const results = await Promise.allSettled([
    indexAndCount(settings),
    refreshRates(settings),
    queueNews(db, now),
    sendMail(settings, env),
    sweepMedia(settings, db, now),
    deleteAccounts(settings, db, now),
    sweepExpired(db, now),
    publishApproved(settings, db, now),
    writeImports(db, now),
    correctFacts(settings, db, now),
  ])
  const errors = results.flatMap((result): unknown[] =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  for (const error of errors) {
    console.error(error)
    reportFailure(error, { path: '(scheduled)', requestId: null })
  }
  if (errors.length > 0) throw errors[0]
}

/** Publishes approved first events of organisers. Publishing takes code that few runs need. */
async function publishApproved(settings: Settings, db: Database, now: Date): Promise<void> {
  const { moderateDrafts } = await import('./domain/organisers/publish/moderate-drafts.ts')
  const published = await moderateDrafts(db, await currentRates(settings), now)
  if (published > 0) console.log(`${published} approved events published`)
}

/** Continues imports. Writing drafts takes code that few runs need. */
async function writeImports(db: Database, now: Date): Promise<void> {
  const { continueImports } = await import('./domain/organisers/imports/continue-imports.ts')
  const written = await continueImports(db, now)
  if (written > 0) console.log(`imports: drafts of ${written} events written`)
}

/** Publishes approved corrections, and passes on those that organisers have left. */
async function correctFacts(settings: Settings, db: Database, now: Date): Promise<void> {
  const { sweepCorrections } = await import('./domain/community/corrections/sweep-corrections.ts')
  const published = await sweepCorrections(db, await currentRates(settings), now)
  if (published > 0) console.log(`${published} corrections published`)
}

/** Finds what known dates make news today, then queues emails about saved events and the newsletter. */
async function queueNews(db: Database, now: Date): Promise<void> {
  await findDatedNews(db, now)
  const alerts = await queueAlerts(db, now)
  const lists = await queueStartLists(db, now)
  if (alerts + lists > 0) console.log(`emails queued: ${alerts} alerts, ${lists} start lists`)
}

async function sendMail(settings: Settings, env: unknown): Promise<void> {
  // Sending email takes much code that most isolates never need.
  const { sendDueMail } = await import('./mail/send-due.ts')
  const { linkSecret } = await import('./mail/link-secret.ts')
  const secret = linkSecret(env)
  await sendDueMail(settings, createDatabase(settings.DB), createClock(settings).now(), { secret })
}

async function indexAndCount(settings: Settings): Promise<void> {
  const today = createClock(settings).today()
  const handled = await indexChanges(settings, eventsPerRun)
  if (handled > 0) await refreshCounts(settings.DB, today)
  else await finishCounts(settings.DB, today)
  if (hasServerIndex(settings)) await writeToServer(settings, createDatabase(settings.DB))
}

async function writeToServer(settings: Settings, db: Database): Promise<void> {
  const index = await serverIndexFor(settings)
  const load = (ids: number[]) => loadEventDocuments(db, ids)
  const options = { limit: serverEventsPerRun, nowMs: systemTimeMs() }
  const { written, refused, waiting } = await drainServerOutbox(db, index, load, options)
  if (written + refused > 0)
    console.log(`search server: ${written} events written, ${refused} refused, ${waiting} waiting`)
}

async function deleteAccounts(settings: Settings, db: Database, now: Date): Promise<void> {
  const forget = (id: number) => deleteMemberPreferences(settings.KV, String(id))
  await deleteDueMembers(db, forget, now)
}
