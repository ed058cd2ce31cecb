import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listRuns } from '../../worker/domain/operations/job-runs/list-runs.ts'
import { sweepExpired } from '../../worker/domain/registry/sweep-expired.ts'
import { jobReport } from '../../worker/cli/job-report.ts'
import { allJobs } from '../../worker/jobs/all-jobs.ts'
import { expiredRows } from '../../worker/jobs/expired-rows.ts'
import type { Job, JobContext, Lag } from '../../worker/jobs/job.ts'
import { runJobs } from '../../worker/jobs/run-jobs.ts'
import { readSettings } from '../../worker/settings/env.ts'
import { writeDueRows } from '../support/due-rows.ts'
import { openTables, seededAt } from '../support/member-tables.ts'
import { openOrganiserTables, type OrganiserTables } from '../support/organiser-tables.ts'

/** Before the hour at which emails about events are queued. */
const now = new Date('2026-11-21T09:00:00.000Z')
const hourMs = 3_600_000
const hour: Lag = { waiting: 1, oldestSeconds: 3600 }

let tables: OrganiserTables
let stored: Map<string, string>

beforeEach(async () => {
  tables = await openOrganiserTables()
  stored = new Map()
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(async () => {
  vi.restoreAllMocks()
  await tables.close()
})

function contextOf(own: Record<string, unknown> = {}, at = now): JobContext {
  const KV = {
    get: async (key: string) => stored.get(key) ?? null,
    put: async (key: string, value: string) => void stored.set(key, value),
    delete: async (key: string) => void stored.delete(key),
  }
  const settings = readSettings({
    DB: tables.binding,
    KV,
    FIXED_NOW: at.toISOString(),
    SITE_ORIGIN: 'https://startline.example',
    MAIL_TRANSPORT: 'outbox',
    RATES_ECB_URL: '',
    RATES_RSD_URL: '',
    ...own,
  })
  return { settings, env: {}, db: tables.db, now: at }
}

const lagsOf = async ({ db, now: at, settings }: JobContext): Promise<Record<string, Lag | null>> =>
  Object.fromEntries(
    await Promise.all(
      allJobs.map(async ({ name, lag }) => [name, await lag(db, at, settings)] as const),
    ),
  )

const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)

const nothing = Object.fromEntries(allJobs.map(({ name }) => [name, null]))

const fill = async () => await writeDueRows(tables, now)

test('on a new database nothing waits but the counts of the day, and nothing after a run', async () => {
  const context = contextOf()
  expect(await lagsOf(context)).toEqual({
    ...nothing,
    counts: { waiting: 1, oldestSeconds: 9 * 3600 },
  })
  expect(await runJobs(allJobs, context)).toEqual([])
  expect(await lagsOf(context)).toEqual(nothing)
})

test('the lag of every job counts what it should have done, from the moment at which it was due', async () => {
  await fill()
  expect(await lagsOf(contextOf({ RATES_ECB_URL: 'https://example.org/ecb' }))).toEqual({
    'search-index': hour,
    // Published on Friday at 15:00.
    'exchange-rates': { waiting: 1, oldestSeconds: 18 * 3600 },
    'unused-pictures': { waiting: 2, oldestSeconds: 3600 },
    email: hour,
    // The run of yesterday, from its beginning at 10:00.
    'event-emails': { waiting: 1, oldestSeconds: 23 * 3600 },
    'deleted-accounts': hour,
    'expired-rows': hour,
    'first-events': { waiting: 1, oldestSeconds: 3600 },
    imports: hour,
    corrections: { waiting: 2, oldestSeconds: 3600 },
    'saved-searches': { waiting: 1, oldestSeconds: 23 * 3600 },
    // From the beginning of its day.
    'price-log': { waiting: 1, oldestSeconds: 9 * 3600 },
    // The beginning of the day.
    'expected-dates': { waiting: 1, oldestSeconds: 9 * 3600 },
    counts: { waiting: 1, oldestSeconds: 9 * 3600 },
    challenges: hour,
    pages: hour,
    payments: { waiting: 1, oldestSeconds: 3600 - 30 },
    refunds: hour,
    'order-reminders': hour,
    'waiting-lists': { waiting: 1, oldestSeconds: 2 * 3600 },
    // Compares, and has no rows that wait.
    reconciliation: null,
  })
})

test('npm run jobs lists each job with its last run, what waits, and for how long the oldest has', async () => {
  await fill()
  const first = contextOf()
  await runJobs(
    allJobs.filter(({ name }) => name === 'expired-rows' || name === 'corrections'),
    first,
  )
  const lines = (await jobReport(allJobs, contextOf({}, new Date(now.getTime() + hourMs)))).split(
    '\n',
  )
  expect(lines.map((line) => line.split(/ {2,}/u)[0])).toEqual([
    'job',
    ...allJobs.map(({ name }) => name),
  ])
  const cells = (name: string) => lines.find((line) => line.startsWith(name))?.split(/ {2,}/u)
  expect(cells('imports')).toEqual(['imports', '5', '20', 'unknown', '1', '2 h'])
  expect(cells('expired-rows')?.[3]).toBe('2026-11-21 09:00 UTC')
  expect(cells('corrections')?.[3]).toBe('2026-11-21 09:00 UTC, failed')
})

test('from the hour of event emails on, a day whose news were not looked for waits until a run', async () => {
  await fill()
  const noon = new Date('2026-11-21T12:00:00.000Z')
  const context = contextOf({}, noon)
  const lag = async () => (await lagsOf(context))['event-emails']
  expect(await lag()).toEqual({ waiting: 2, oldestSeconds: 26 * 3600 })
  await runJobs(
    allJobs.filter(({ name }) => name === 'event-emails'),
    context,
  )
  expect(await lag()).toBeNull()
})

test('the lag of expired rows counts the rows that the next sweep deletes', async () => {
  const members = await openTables()
  try {
    await members.addMember({ id: 7_000_000_001, email: 'ada@leaving.example' })
    await members.all(`INSERT INTO turn_count (key, count, until) VALUES ('x', 1, ?)`, seededAt)
    await members.all(`INSERT INTO used_credential (hash, expires_at) VALUES ('x', ?)`, seededAt)
    await members.all(`INSERT INTO event_count (event_id, day, views) VALUES (1, '2026-11-01', 1)`)
    await members.all(
      `INSERT INTO event_news (event_id, edition_id, kind, at) VALUES (1, 1, 'opens', ?)`,
      seededAt,
    )
    await members.all(
      `INSERT INTO mailing (name, day) VALUES ('alerts', '2026-11-01'), ('alerts', '2026-11-02')`,
    )
    const rows = async () => (await members.dump()).length
    const { settings } = contextOf()
    const counted: number[] = []
    for (const day of ['2026-11-02', '2026-11-20', '2027-02-20', '2027-12-20', '2028-12-20']) {
      const at = new Date(`${day}T00:00:00Z`)
      const lag = await expiredRows.lag(members.db, at, settings)
      // Networks of moderation items are emptied, their rows stay.
      const networks = `SELECT count(*) AS n FROM moderation_item WHERE network IS NOT NULL`
      const before = (await rows()) + Number((await members.all(networks))[0]?.['n'])
      await sweepExpired(members.db, at)
      const after = (await rows()) + Number((await members.all(networks))[0]?.['n'])
      expect([day, lag?.waiting ?? 0]).toEqual([day, before - after])
      counted.push(before - after)
      expect(await expiredRows.lag(members.db, at, settings)).toBeNull()
    }
    expect(counted.filter((count) => count === 0)).toEqual([])
  } finally {
    await members.close()
  }
})

test('a failing job does not stop the others, and its failure has its name', async () => {
  let ended = 0
  const job = (name: string, run: Job['run'], every = 5): Job => ({
    name,
    every,
    limit: null,
    run,
    lag: async () => null,
  })
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    ended += 1
    return 'done'
  }
  const error = new Error('no such table')
  const failing = job('failing', () => {
    throw error
  })
  const jobs = [job('one', slow), failing, job('two', slow), job('hourly', slow, 60)]
  const later = new Date('2026-11-21T09:05:00.000Z')
  expect(await runJobs(jobs, contextOf({}, later))).toEqual([{ name: 'failing', error }])
  const at = later.toISOString()
  expect([...(await listRuns(tables.db)).values()].toSorted(byName)).toEqual([
    { name: 'failing', at, hasFailed: true },
    { name: 'one', at, hasFailed: false },
    { name: 'two', at, hasFailed: false },
  ])
  expect(ended).toBe(2)
  expect(console.log).toHaveBeenCalledWith('one: done')
  // Control: without the guard around each job, the failure arrives before the others have ended.
  ended = 0
  const context = contextOf()
  const unguarded = Promise.all([slow(), (async () => await failing.run(context))(), slow()])
  await expect(unguarded).rejects.toBe(error)
  expect(ended).toBe(0)
})
