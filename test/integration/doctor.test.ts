import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { databaseFindings, migrationNames } from '../../worker/cli/database-findings.ts'
import { findingReport } from '../../worker/cli/findings.ts'
import { settingFindings } from '../../worker/cli/setting-findings.ts'
import { storeRuns } from '../../worker/domain/operations/job-runs/store-runs.ts'
import { readSettings, settingNames } from '../../worker/settings/env.ts'
import { writeApplied } from '../support/applied-migrations.ts'
import { besidesOk } from '../support/besides-ok.ts'
import { writeDueRows } from '../support/due-rows.ts'
import { openOrganiserTables, type OrganiserTables } from '../support/organiser-tables.ts'

const now = new Date('2026-11-21T09:00:00.000Z')
const folder = fileURLToPath(new URL('../../migrations', import.meta.url))
const long = 'x'.repeat(32)

let tables: OrganiserTables

beforeEach(async () => {
  tables = await openOrganiserTables()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await tables.close()
})

const bindings = {
  DB: { prepare: null },
  KV: { get: null },
  MEDIA: { put: null },
  IMAGES: { input: null },
  ...Object.fromEntries(
    settingNames.filter((name) => name.endsWith('_LIMIT')).map((name) => [name, { limit: null }]),
  ),
}
const sound: Record<string, unknown> = {
  ...bindings,
  AUTH_SECRET: long,
  AUTH_PEPPER: long,
  TICKET_KEY: long,
  MAIL_TRANSPORT: 'outbox',
}

test('nothing is missing of sound settings', () => {
  expect(besidesOk(settingFindings(sound).findings)).toEqual([])
})

const site = { SITE_ORIGIN: 'https://startline.example' }

test.each<[string, Record<string, unknown>, string]>([
  ['no database', { DB: undefined }, 'miss bindings: DB is missing'],
  ['no KV', { KV: undefined }, 'miss bindings: KV is missing'],
  ['no R2', { MEDIA: undefined }, 'look bindings: MEDIA is missing: no pictures'],
  ['no Images', { IMAGES: undefined }, 'look bindings: IMAGES is missing: no pictures'],
  ['no limit', { CARD_LIMIT: undefined }, 'look bindings: no limit of requests: CARD_LIMIT'],
  ['no secret', { AUTH_SECRET: undefined }, 'miss secrets: AUTH_SECRET is missing'],
  [
    'a short secret',
    { AUTH_PEPPER: 'x'.repeat(12) },
    'miss secrets: AUTH_PEPPER has 12 characters, needs 32',
  ],
  ['no key of tickets', { TICKET_KEY: '' }, 'miss secrets: TICKET_KEY is missing'],
  [
    'a misspelt name',
    { MAIL_FORM: 'a@b.example' },
    'look settings: unknown, read by nothing: MAIL_FORM',
  ],
  ['a malformed origin', { SITE_ORIGIN: 'startline' }, 'miss settings: Setting SITE_ORIGIN'],
  [
    'Stripe without its key',
    { PAYMENT_METHODS: 'stripe' },
    'miss settings: Setting PAYMENT_METHODS: has stripe',
  ],
  [
    'Google without its secret',
    { AUTH_GOOGLE_ID: 'x' },
    'miss settings: Setting AUTH_GOOGLE_SECRET',
  ],
  [
    'the test card on a public site',
    { ...site, PAYMENT_METHODS: 'test-card', MAIL_TRANSPORT: '' },
    'miss settings: Setting PAYMENT_METHODS: has test-card',
  ],
  [
    'Meilisearch without its address',
    { SEARCH_ENGINE: 'meilisearch' },
    'miss settings: Setting SEARCH_ENGINE',
  ],
  [
    'a stopped clock on a public site',
    { ...site, FIXED_NOW: now.toISOString() },
    'miss clock: FIXED_NOW stops it',
  ],
  ['the outbox on a public site', site, 'miss email: MAIL_TRANSPORT is outbox'],
  [
    'email without a sender',
    { ...site, MAIL_TRANSPORT: 'smtp' },
    'miss email: smtp needs MAIL_FROM',
  ],
  ['no transport of email', { MAIL_TRANSPORT: '' }, 'look email: no MAIL_TRANSPORT'],
  ['no way to pay', { PAYMENT_METHODS: '' }, 'look payments: no PAYMENT_METHODS'],
])('the doctor finds %s in the settings', (_name, fault, expected) => {
  const found = besidesOk(settingFindings({ ...sound, ...fault }).findings)
  expect(found.filter((line) => line.startsWith(expected))).toHaveLength(1)
  expect(JSON.stringify(found)).not.toContain(long)
})

const settingsOf = (DB: unknown = tables.binding) => readSettings({ ...sound, DB })
const databaseFaults = async (settings = settingsOf()) =>
  besidesOk(await databaseFindings(settings, { now, folder }))

const applied = async (names: readonly string[]) => await writeApplied(tables.binding, names)

test('the doctor finds migrations that are missing, or newer than the checkout, and an empty catalogue', async () => {
  const here = migrationNames(folder)
  expect(await databaseFaults()).toEqual([
    expect.stringMatching(`^miss migrations: ${here.length} of ${here.length} not applied: 0000, `),
  ])
  await applied(here.slice(0, -2))
  const lacking = here.slice(-2).map((name) => name.slice(0, 4))
  expect(await databaseFaults()).toEqual([
    `miss migrations: 2 of ${here.length} not applied: ${lacking.join(', ')}`,
  ])
  await applied([...here, '9999_later.sql'])
  expect(await databaseFaults()).toEqual([
    'look migrations: the database is newer than this checkout: 9999_later.sql',
    'miss catalogue: no event',
  ])
})

test('the doctor finds a catalogue whose last event is over', async () => {
  await applied(migrationNames(folder))
  await tables.addEvents([1])
  expect(await databaseFaults()).toEqual([])
  const later = new Date('2036-11-21T09:00:00.000Z')
  expect(besidesOk(await databaseFindings(settingsOf(), { now: later, folder }))).toEqual([
    'look catalogue: no event is ahead of today',
  ])
})

test('the doctor finds work that waits and a job that has failed', async () => {
  await applied(migrationNames(folder))
  await writeDueRows(tables, now)
  await storeRuns(tables.db, [{ name: 'reconciliation', hasFailed: true }], now)
  expect(await databaseFaults()).toEqual([
    'look search: late',
    'look email queue: late',
    'look orders: a job has failed',
  ])
})

test('the doctor finds a database that cannot be read', async () => {
  const broken = () => {
    throw new Error('disk I/O error')
  }
  expect(await databaseFaults(settingsOf({ prepare: broken, batch: broken }))).toEqual([
    'miss database: cannot be read: disk I/O error',
  ])
})

test('misses come first, each with its command alone on the next line', () => {
  const report = findingReport(
    [
      { state: 'ok', name: 'settings', text: '41 read' },
      { state: 'look', name: 'clock', text: '40 s away' },
      { state: 'miss', name: 'migrations', text: '1 of 58', remedy: 'npm run db:migrate' },
    ],
    1.84,
  )
  expect(report.split('\n')).toEqual([
    'miss  migrations  1 of 58',
    '                  npm run db:migrate',
    'look  clock       40 s away',
    'ok    settings    41 read',
    '1 miss, 1 to look at, 1 ok in 1.8 s',
  ])
})
