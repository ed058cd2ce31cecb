import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createDatabase, type Database } from '../../../worker/db/client.ts'
import { drainOutbox, queueForSearch } from '../../../worker/search/feed/outbox.ts'
import { takeRebuildLease } from '../../../worker/search/feed/rebuild-lease.ts'
import { drainServerOutbox } from '../../../worker/search/feed/server-outbox.ts'
import { indexSettings } from '../../../worker/search/meilisearch/index-settings.ts'
import { createMeilisearchIndex } from '../../../worker/search/meilisearch/search-index.ts'
import { clientOf } from '../../../worker/search/meilisearch/server.ts'
import type { SearchIndex } from '../../../worker/search/port/engine.ts'
import type { EventDocument } from '../../../worker/search/port/event-document.ts'
import { indexerKey, serveMeilisearch, type StandIn } from '../../support/meilisearch/stand-in.ts'
import { openDatabase } from '../../support/open-database.ts'
import { exampleEvent, today } from './example-events.ts'

const now = new Date(`${today}T12:00:00Z`)
const minuteMs = 60_000
let opened: Awaited<ReturnType<typeof openDatabase>>
let db: Database
let standIn: StandIn
let index: SearchIndex
/** The catalogue: events by id. */
let catalogue: Map<number, EventDocument>
let nowMs = now.getTime()

beforeAll(async () => {
  opened = await openDatabase()
  db = createDatabase(opened.db)
})
beforeEach(async () => {
  await standIn?.stop()
  standIn = await serveMeilisearch()
  const server = { url: standIn.url, key: indexerKey, index: 'events' }
  await clientOf(server).index('events').updateSettings(indexSettings).waitTask({ interval: 2 })
  index = createMeilisearchIndex(server, () => now, { pollMs: 2, timeoutMs: 1_000 })
  catalogue = new Map()
  await db.run(sql`DELETE FROM search_server_outbox`)
  await db.run(sql`UPDATE search_server SET failures = 0, retry_at = 0, rebuild_until = 0`)
})
afterAll(async () => {
  await Promise.all([opened.close(), standIn.stop()])
})

const load = async (ids: number[]) => ids.flatMap((id) => catalogue.get(id) ?? [])
const embedded: SearchIndex = { put: async () => {}, remove: async () => {} }
/** Changes events, and lets the first outbox pass them on. */
async function change(ids: number[], name = 'Example'): Promise<void> {
  for (const eventId of ids) catalogue.set(eventId, exampleEvent({ eventId, name }))
  await queueForSearch(db, ids, now)
  await drainOutbox(db, embedded, load, { limit: 1_000, forward: true })
}
const drain = (limit = 1_000) => drainServerOutbox(db, index, load, { limit, nowMs })
const records = () => [...(standIn.store.indexes.get('events')?.records.values() ?? [])]
const left = () =>
  db.all<{ id: number; attempts: number; error: string | null }>(
    sql`SELECT event_id AS id, attempts, last_error AS error FROM search_server_outbox ORDER BY event_id`,
  )
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, each) => from + each)

test('a change reaches the server after the embedded engine, and a deleted event is removed', async () => {
  await change([1, 2, 3])
  expect(await drain()).toEqual({ written: 3, refused: 0, waiting: 0 })
  expect(records().map((record) => record['id'])).toEqual([1, 2, 3])
  catalogue.delete(2)
  await queueForSearch(db, [2], now)
  await drainOutbox(db, embedded, load, { limit: 10, forward: true })
  await drain()
  expect(records().map((record) => record['id'])).toEqual([1, 3])
})

test('without a server nothing is passed on', async () => {
  await queueForSearch(db, [1], now)
  await drainOutbox(db, embedded, load, { limit: 10 })
  expect(await left()).toEqual([])
})

test('what the embedded engine has not indexed is not passed on yet', async () => {
  const broken: SearchIndex = { ...embedded, put: async () => Promise.reject(new Error('down')) }
  catalogue.set(1, exampleEvent({ eventId: 1 }))
  await queueForSearch(db, [1], now)
  await drainOutbox(db, broken, load, { limit: 10, forward: true })
  expect(await left()).toEqual([])
  await drainOutbox(db, embedded, load, { limit: 10, forward: true })
  expect(await left()).toEqual([{ id: 1, attempts: 0, error: null }])
})

test('one bad document among 500 is set aside with its reason, and the others are written', async () => {
  standIn.refusedIds.add(317)
  await change(range(1, 500))
  expect(await drain()).toEqual({ written: 499, refused: 1, waiting: 0 })
  expect(records()).toHaveLength(499)
  const [aside, ...others] = await left()
  expect(others).toEqual([])
  expect(aside).toMatchObject({ id: 317, attempts: 1 })
  expect(aside?.error).toContain('latitude')
  const writes = standIn.requests.filter(({ path }) => path.endsWith('/documents')).length
  expect(writes).toBeLessThan(25)
  const asked = standIn.requests.length
  expect(await drain()).toEqual({ written: 0, refused: 0, waiting: 0 })
  expect(standIn.requests.length, 'an event set aside waits for a change').toBe(asked)
  standIn.refusedIds.clear()
  await change([317])
  expect(await drain()).toEqual({ written: 1, refused: 0, waiting: 0 })
})

test('a server that refuses every document is a failure of the server, not of the events', async () => {
  for (const id of range(1, 60)) standIn.refusedIds.add(id)
  await change(range(1, 60))
  await expect(drain()).rejects.toThrow('refuses too many events')
  expect((await left()).filter(({ attempts }) => attempts === 0)).toHaveLength(40)
  const asked = standIn.requests.length
  expect(await drain()).toMatchObject({ written: 0, waiting: 40 })
  expect(standIn.requests.length).toBe(asked)
})

test('a server that is down for a day loses nothing, is asked ever less often, and catches up', async () => {
  standIn.state.fault = () => ({ status: 500, body: '{"code":"internal","message":"down"}' })
  let tries = 0
  for (let run = 0; run < 288; run += 1) {
    nowMs += 5 * minuteMs
    // Changes come every half hour, which a run every five minutes meets as well as one at each.
    if (run % 6 === 0) await change(range(run + 1, run + 6), 'First')
    const before = standIn.requests.length
    await drain().catch(() => {})
    tries += Number(standIn.requests.length > before)
  }
  expect(tries).toBeGreaterThan(20)
  expect(tries).toBeLessThan(30)
  await change(range(1, 50), 'Second')
  standIn.state.fault = () => null
  nowMs += 60 * minuteMs
  expect(await drain(100)).toEqual({ written: 100, refused: 0, waiting: 188 })
  expect(await drain(1_000)).toEqual({ written: 188, refused: 0, waiting: 0 })
  expect(records()).toHaveLength(288)
  const second = records().filter((record) => JSON.stringify(record['own']) === '["second"]')
  expect(second).toHaveLength(50)
})

test('a change during a write stays queued', async () => {
  await change([1], 'Before')
  const slow: SearchIndex = {
    ...index,
    put: async (documents) => {
      await index.put(documents)
      await change([1], 'After')
    },
  }
  await drainServerOutbox(db, slow, load, { limit: 10, nowMs })
  expect(await left()).toEqual([{ id: 1, attempts: 0, error: null }])
  await drain()
  expect(records().map((record) => record['own'])).toEqual([['after']])
})

test('a task that does not end leaves the rows, and writing them again is harmless', async () => {
  await change([1, 2])
  standIn.store.hold(true)
  await expect(drain()).rejects.toThrow('has not ended')
  expect(await left()).toHaveLength(2)
  standIn.store.hold(false)
  nowMs += 60 * minuteMs
  expect(await drain()).toEqual({ written: 2, refused: 0, waiting: 0 })
  expect(records()).toHaveLength(2)
})

test.each([
  ['a key without rights', 'the-search-key', 'invalid_api_key'],
  ['a missing index', indexerKey, 'npm run search:setup'],
])('%s is an error that says so, and creates nothing', async (_, key, message) => {
  await change([1])
  const server = { url: standIn.url, key, index: 'elsewhere' }
  const other = createMeilisearchIndex(server, () => now, { pollMs: 2, timeoutMs: 1_000 })
  await expect(drainServerOutbox(db, other, load, { limit: 10, nowMs })).rejects.toThrow(message)
  expect(standIn.store.indexes.has('elsewhere')).toBe(false)
  expect(await left()).toHaveLength(1)
})

test('the outbox waits for a rebuild; only one runs at a time; one that stopped holds it for ten minutes', async () => {
  await change([1])
  const lease = await takeRebuildLease(db, nowMs)
  expect(await drain()).toEqual({ written: 0, refused: 0, waiting: 1 })
  await expect(takeRebuildLease(db, nowMs)).rejects.toThrow('under way')
  nowMs += 10 * minuteMs
  const other = await takeRebuildLease(db, nowMs)
  await expect(lease.renew(nowMs)).rejects.toThrow('Another rebuild')
  await lease.release()
  expect((await drain()).waiting).toBe(1)
  await other.release()
  expect(await drain()).toEqual({ written: 1, refused: 0, waiting: 0 })
})
