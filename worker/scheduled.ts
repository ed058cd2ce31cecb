import { createClock } from './runtime/clock.ts'
import { createDatabase, type Database } from './db/client.ts'
import { countsAreOf, refreshCounts } from './domain/catalogue/counts/refresh-counts.ts'
import { deleteDueMembers } from './domain/accounts/members/delete-due-members.ts'
import { deleteMemberPreferences } from './preferences/member-preferences.ts'
import { sweepExpired } from './domain/accounts/retention/sweep-expired.ts'
import { readSettings, type Settings } from './settings/env.ts'
import { sweepMedia } from './media/sweep.ts'
import { reportFailure } from './runtime/monitoring.ts'
import { refreshRates } from './rates/refresh-rates.ts'
import { loadEventDocuments } from './search/feed/documents.ts'
import { searchEngineFor } from './search/index.ts'
import { drainOutbox } from './search/feed/outbox.ts'

/** Events indexed in one run; the rest waits for the next. */
const eventsARun = 500

/**
 * Every five minutes: brings changed events into the search index and works the counts out anew when they moved;
 * fetches exchange rates when new ones should be out; sends the mail that could not be sent at once; sweeps pictures that
 * nobody shows; deletes accounts whose time is over, and what accounts have kept long enough. None stops another.
 * @throws the first job's error, after all have ended, so that the run counts as failed
 */
export async function runScheduled(env: unknown): Promise<void> {
  const settings = readSettings(env)
  const db = createDatabase(settings.DB)
  const now = createClock(settings).now()
  const ended = await Promise.allSettled([
    followChanges(settings),
    refreshRates(settings),
    sendMail(settings),
    sweepMedia(settings, db, now),
    deleteAccounts(settings, db, now),
    sweepExpired(db, now),
  ])
  const errors = ended.flatMap((job): unknown[] => (job.status === 'rejected' ? [job.reason] : []))
  for (const error of errors) {
    console.error(error)
    reportFailure(error, { path: '(scheduled)', requestId: null })
  }
  if (errors.length > 0) throw errors[0]
}

async function sendMail(settings: Settings): Promise<void> {
  // What sends mail is much code, and most runs of a worker never come here.
  const { sendDueMail } = await import('./mail/send-due.ts')
  await sendDueMail(settings, createDatabase(settings.DB), createClock(settings).now())
}

async function followChanges(settings: Settings): Promise<void> {
  const db = createDatabase(settings.DB)
  const today = createClock(settings).today()
  const load = (ids: number[]) => loadEventDocuments(db, ids)
  const engine = searchEngineFor(settings)
  const { handled } = await drainOutbox(db, engine, load, { limit: eventsARun })
  await engine.prepare()
  if (handled > 0 || !(await countsAreOf(settings.DB, today)))
    await refreshCounts(settings.DB, today)
}

async function deleteAccounts(settings: Settings, db: Database, now: Date): Promise<void> {
  const forget = (id: number) => deleteMemberPreferences(settings.KV, String(id))
  await deleteDueMembers(db, forget, now)
}
