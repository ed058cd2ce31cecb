import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { healthLimits } from '../../worker/health/health-limits.ts'
import { readHealth } from '../../worker/health/read-health.ts'
import { storeRuns } from '../../worker/domain/operations/job-runs/store-runs.ts'
import { readSettings, type Settings } from '../../worker/settings/env.ts'
import { writeApplied } from '../support/applied-migrations.ts'
import { writeDueRows } from '../support/due-rows.ts'
import { openOrganiserTables, type OrganiserTables } from '../support/organiser-tables.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const KV = { get: async () => null }

let tables: OrganiserTables

beforeEach(async () => {
  tables = await openOrganiserTables()
})
afterEach(async () => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  await tables.close()
})

const settingsOf = (given: Record<string, unknown> = {}): Settings =>
  readSettings({ DB: tables.binding, KV, MAIL_TRANSPORT: 'outbox', RELEASE: '1.2.3', ...given })

const ran = async (...failed: string[]) => {
  const names = ['search-index', 'email', 'payments', 'refunds', 'reconciliation']
  const runs = names.map((name) => ({ name, hasFailed: failed.includes(name) }))
  await storeRuns(tables.db, runs, now)
}

const well = { database: 'ok', schedule: 'ok', search: 'ok', email: 'ok', orders: 'ok' }

test('a site whose jobs have run is well, and names its version and its newest migration', async () => {
  await ran()
  await writeApplied(tables.binding, ['0041_former.sql', '0042_latest.sql'])
  expect(await readHealth(settingsOf(), now)).toEqual({
    status: 'ok',
    version: '1.2.3',
    schema: '0042',
    parts: well,
  })
})

test('jobs that have never run are unknown, and email without a transport is off', async () => {
  const { status, parts } = await readHealth(settingsOf({ MAIL_TRANSPORT: '' }), now)
  expect(parts).toEqual({ ...well, schedule: 'unknown', email: 'off' })
  expect(status).toBe('ok')
})

test('a schedule that has stopped is late only after its limit', async () => {
  await ran()
  const at = async (seconds: number) =>
    (await readHealth(settingsOf(), after(seconds))).parts.schedule
  expect(await at(healthLimits.schedule)).toBe('ok')
  expect(await at(healthLimits.schedule + 1)).toBe('late')
})

test('what has waited for an hour is late, and a failed job is a failed part', async () => {
  await writeDueRows(tables, now)
  await ran()
  const late = await readHealth(settingsOf(), now)
  expect(late).toMatchObject({
    status: 'degraded',
    parts: { ...well, search: 'late', email: 'late', orders: 'late' },
  })
  await ran('reconciliation')
  expect((await readHealth(settingsOf(), now)).parts.orders).toBe('failed')
})

test('a database that fails or does not answer is down, and says nothing of the reason', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = (prepare: () => unknown) => settingsOf({ DB: { prepare, batch: prepare } })
  const failing = broken(() => {
    throw new Error('no such host: db-7')
  })
  const down = await readHealth(failing, now)
  expect(down).toMatchObject({ status: 'down', schema: null, parts: { database: 'failed' } })
  expect(JSON.stringify(down)).not.toContain('db-7')

  vi.useFakeTimers()
  const never = {
    all: async () => await new Promise(() => {}),
    raw: async () => await new Promise(() => {}),
    bind: () => never,
  }
  const hanging = settingsOf({
    DB: { prepare: () => never, batch: async () => await new Promise(() => {}) },
  })
  const answer = readHealth(hanging, now)
  await vi.advanceTimersByTimeAsync(3_000)
  expect((await answer).status).toBe('down')
})
