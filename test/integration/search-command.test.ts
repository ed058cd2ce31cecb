import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runSearchCommand } from '../../worker/cli/search-command.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { findEvents } from '../../worker/search/meilisearch/find-events.ts'
import { readSettings } from '../../worker/settings/env.ts'
import {
  indexerKey,
  searchKey,
  serveMeilisearch,
  type StandIn,
} from '../support/meilisearch/stand-in.ts'
import { openDatabase } from '../support/open-database.ts'
import { testNow } from '../support/site.ts'
import { fillCatalogue } from './search-contract/outbox-catalogue.ts'

/** search:setup, search:check and search:reindex on a stand-in and a small catalogue. */

const events = 40
const waiting = { pollMs: 2, timeoutMs: 2_000 }
let opened: Awaited<ReturnType<typeof openDatabase>>
let standIn: StandIn
let lines: string[]

beforeAll(async () => {
  opened = await openDatabase()
  await fillCatalogue(createDatabase(opened.db))
  const { results } = await opened.db
    .prepare(`SELECT name FROM pragma_table_info('event') WHERE name NOT IN ('id', 'permalink')`)
    .all<{ name: string }>()
  const columns = results.map(({ name }) => name).join()
  for (let id = 2; id <= events; id += 1)
    await opened.db
      .prepare(
        `INSERT INTO event (id, permalink, ${columns}) SELECT ?1, 'copy-' || ?1, ${columns} FROM event WHERE id = 1`,
      )
      .bind(id)
      .run()
})
afterAll(() => opened.close())
beforeEach(async () => {
  standIn = await serveMeilisearch()
  lines = []
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void lines.push(String(line)))
  await opened.db.exec('DELETE FROM search_server_outbox')
})
afterEach(async () => {
  vi.restoreAllMocks()
  await standIn.stop()
})

const run = (verb: string, changes: Record<string, string> = {}) =>
  runSearchCommand(
    verb,
    readSettings({
      DB: opened.db,
      KV: { get: () => null },
      FIXED_NOW: testNow,
      MEILISEARCH_URL: standIn.url,
      MEILISEARCH_SEARCH_KEY: searchKey,
      MEILISEARCH_INDEXER_KEY: indexerKey,
      ...changes,
    }),
    waiting,
  )
const live = () => standIn.store.indexes.get('events')
const faults = () => lines.filter((line) => line.startsWith('FAULT'))
const writes = () =>
  standIn.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('search')).length
const rename = async (id: number, name: string): Promise<void> => {
  await opened.db.batch([
    opened.db.prepare('UPDATE event SET name = ?2 WHERE id = ?1').bind(id, name),
    opened.db
      .prepare(`INSERT INTO search_server_outbox (event_id, queued_at) VALUES (?1, '')`)
      .bind(id),
  ])
}

test('setup fills an empty server, and run again it writes nothing', async () => {
  expect(await run('setup')).toBe(true)
  expect(live()?.records.size).toBe(events)
  expect([...standIn.store.indexes.keys()]).toEqual(['events'])
  expect(faults()).toEqual([])
  const before = writes()
  expect(await run('setup')).toBe(true)
  expect(writes()).toBe(before)
})

test('setup with other settings rebuilds beside the old index; searches find throughout, changes arrive', async () => {
  await run('setup')
  const index = live()
  if (index === undefined) throw new Error('The set-up made no index.')
  index.settings = { ...index.settings, synonyms: { lake: ['sea'] } }
  const server = { url: standIn.url, key: searchKey, index: 'events' }
  const terms = [{ alternatives: ['lake'], dense: false }]
  const found: number[] = []
  const changes: Promise<void>[] = []
  standIn.state.fault = (path) => {
    if (path === '/indexes/events_next/documents') changes.push(rename(7, 'Renamed Meanwhile'))
    return null
  }
  const state = { running: true }
  const searching = (async () => {
    while (state.running) found.push((await findEvents(server, terms)).length)
  })()
  expect(await run('setup')).toBe(true)
  state.running = false
  await Promise.all([searching, ...changes])
  expect(found.length).toBeGreaterThan(5)
  expect(Math.min(...found)).toBeGreaterThan(0)
  expect(live()?.settings.synonyms).toEqual({})
  expect(live()?.records.get(7)?.['own']).toContain('renamed meanwhile')
  expect(faults()).toEqual([])
  await opened.db.exec(`UPDATE event SET name = 'Lake Triathlon' WHERE id = 7`)
})

test('reindex writes what the server has wrong, and removes what the catalogue does not have', async () => {
  await run('setup')
  live()?.records.set(999, { id: 999, own: ['gone'], words: ['gone'] })
  live()?.records.set(3, { id: 3, own: ['other'], words: ['other'] })
  expect(await run('check')).toBe(false)
  expect(faults().join()).toMatch(/number of records: 41|sampled events: differ/u)
  expect(await run('reindex')).toBe(true)
  expect(live()?.records.size).toBe(events)
})

test('a rebuild that fails leaves the old index, no other one, and no lease', async () => {
  await run('setup')
  standIn.state.fault = (path) =>
    path === '/swap-indexes' ? { status: 403, body: '{"code":"invalid_api_key"}' } : null
  await expect(run('reindex')).rejects.toThrow('invalid_api_key')
  expect([...standIn.store.indexes.keys()]).toEqual(['events'])
  standIn.state.fault = () => null
  expect(await run('reindex')).toBe(true)
})

test('a swap that is accepted and does not take place is found, and the old index stays', async () => {
  await run('setup')
  const before = live()
  const task =
    '{"taskUid":0,"indexUid":null,"status":"enqueued","type":"indexSwap","enqueuedAt":""}'
  standIn.state.fault = (path) => (path === '/swap-indexes' ? { status: 202, body: task } : null)
  await expect(run('reindex')).rejects.toThrow('did not take the place')
  expect([...standIn.store.indexes.values()]).toEqual([before])
})

test('a document that the server refuses is set aside with its reason, and found by check', async () => {
  standIn.refusedIds.add(17)
  expect(await run('setup')).toBe(false)
  expect(live()?.records.size).toBe(events - 1)
  expect(lines.join('\n')).toMatch(/event 17 is set aside: .*latitude/u)
  expect(faults()).toEqual(['FAULT events set aside: 1; their reasons are in search_server_outbox'])
  standIn.refusedIds.clear()
  expect(await run('reindex')).toBe(true)
})

test('a missing setting is an error that names it, another verb too', async () => {
  await expect(run('check', { MEILISEARCH_INDEXER_KEY: '' })).rejects.toThrow(
    'MEILISEARCH_INDEXER_KEY',
  )
  await run('setup')
  await expect(run('drop')).rejects.toThrow('search setup')
})

test.each<[string, () => void, Record<string, string>, RegExp]>([
  [
    'another version',
    () => (standIn.state.version = '2.0.1'),
    {},
    /^FAULT version: 2\.0\.1 is not tested/u,
  ],
  [
    'a visitors’ key without rights',
    () => {},
    { MEILISEARCH_SEARCH_KEY: 'x' },
    /may search: .*403 invalid_api_key/u,
  ],
  [
    'the indexer’s key for visitors',
    () => {},
    { MEILISEARCH_SEARCH_KEY: indexerKey },
    /nothing else: it may read/u,
  ],
  [
    'an indexer’s key without rights',
    () => {},
    { MEILISEARCH_INDEXER_KEY: searchKey },
    /indexer may .*403 invalid_api_key/u,
  ],
  [
    'a server that is down',
    () => (standIn.state.fault = () => ({ status: 502, body: '<html>' })),
    {},
    /server answers: the response is not JSON/u,
  ],
  [
    'other settings',
    () => {
      const index = live()
      if (index) index.settings = { ...index.settings, rankingRules: ['words'] }
    },
    {},
    /settings: differ: rankingRules; run npm run search:setup/u,
  ],
  ['missing records', () => live()?.records.clear(), {}, /number of records: 0 for 40 events/u],
])('check finds %s', async (_, spoil, changes, message) => {
  await run('setup')
  lines = []
  spoil()
  expect(await run('check', changes)).toBe(false)
  expect(
    faults().some((line) => message.test(line)),
    faults().join('\n'),
  ).toBe(true)
})

test('a key that may not read the version is no fault', async () => {
  await run('setup')
  lines = []
  standIn.state.fault = (path) =>
    path === '/version' ? { status: 403, body: '{"code":"invalid_api_key"}' } : null
  expect(await run('check')).toBe(true)
  expect(lines).toContain('ok    version: not known, the key of the indexer may not read it')
})
