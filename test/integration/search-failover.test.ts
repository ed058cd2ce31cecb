import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import { embeddedEngineFor } from '../../worker/search/index.ts'
import { findEvents } from '../../worker/search/meilisearch/find-events.ts'
import { indexSettings } from '../../worker/search/meilisearch/index-settings.ts'
import { createMeilisearchIndex } from '../../worker/search/meilisearch/search-index.ts'
import { clientOf } from '../../worker/search/meilisearch/server.ts'
import { parseTerms } from '../../worker/search/text/terms.ts'
import { openDatabase } from '../support/open-database.ts'
import {
  indexerKey,
  searchKey,
  serveMeilisearch,
  type Fault,
  type StandIn,
} from '../support/meilisearch/stand-in.ts'
import { berlin, others, today } from './search-contract/example-events.ts'

/** The search box answers, whatever Meilisearch does; its header names the engine that answered and why. */

const now = `${today}T12:00:00Z`
const events = [berlin, ...others]
let opened: Awaited<ReturnType<typeof openDatabase>>
const running: StandIn[] = []

beforeAll(async () => {
  opened = await openDatabase()
  await embeddedEngineFor({ DB: opened.db, FIXED_NOW: now }).put(events)
})
afterAll(async () => {
  await Promise.all([opened.close(), ...running.map(({ stop }) => stop())])
})

/** A stand-in with the example events. Each has an address, and so a circuit breaker, of its own. */
async function filledServer(): Promise<StandIn> {
  const standIn = await serveMeilisearch()
  running.push(standIn)
  const server = { url: standIn.url, key: indexerKey, index: 'events' }
  await clientOf(server).index('events').updateSettings(indexSettings).waitTask({ interval: 2 })
  const clock = () => new Date(now)
  await createMeilisearchIndex(server, clock, { pollMs: 2, timeoutMs: 10_000 }).put(events)
  return standIn
}

async function suggest(url: string, text: string, key = searchKey) {
  const env = {
    DB: opened.db,
    KV: { get: () => null },
    FIXED_NOW: now,
    SEARCH_ENGINE: 'meilisearch',
    MEILISEARCH_URL: url,
    MEILISEARCH_SEARCH_KEY: key,
  }
  const address = `http://localhost/api/search/autocompleteEvents?search=${encodeURIComponent(text)}`
  const started = performance.now()
  const response = await api.fetch(new Request(address), env)
  return {
    status: response.status,
    engine: response.headers.get('x-search-engine'),
    body: await response.text(),
    ms: performance.now() - started,
  }
}

const hits = (list: unknown[]): Fault => ({
  body: JSON.stringify({ results: [{ hits: list }, { hits: [] }, { hits: [] }] }),
})

test('control: a server without faults answers, with the body of the embedded engine', async () => {
  const { url } = await filledServer()
  const found = await suggest(url, 'berlin mar')
  expect([found.status, found.engine]).toEqual([200, 'meilisearch; found'])
  const embedded = await suggest('http://127.0.0.1:9', 'berlin mar')
  expect(embedded.engine).toBe('embedded; failed')
  expect(found.body).toBe(embedded.body)
  expect(found.body).toContain('Berlin')
})

test.each<[string, Fault]>([
  ['an error page of a proxy', { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }],
  ['a page of HTML with status 200', { type: 'text/html', body: '<!doctype html><p>Hello' }],
  ['an error of the server', { status: 500, body: '{"message":"x","code":"internal"}' }],
  ['an empty error', { status: 503, body: '' }],
  [
    'a full queue',
    { status: 503, body: '{"code":"too_many_search_requests"}', headers: { 'retry-after': '10' } },
  ],
  ['truncated JSON', { body: '{"results":[{"hits":[{"id":1001}' }],
  ['a body of another shape', { body: '{"hits":[]}' }],
  ['one result too few', { body: '{"results":[{"hits":[]}]}' }],
  ['an id that is not a number', hits([{ id: '1001' }])],
  ['a negative id', hits([{ id: -1 }])],
  ['a fraction as id', hits([{ id: 1.5 }])],
  ['no id', hits([{}])],
  ['more hits than were asked for', hits(Array.from({ length: 21 }, (_, id) => ({ id: id + 1 })))],
  [
    '10 MB',
    hits(Array.from({ length: 200_000 }, (_, id) => ({ id: id + 1, name: 'x'.repeat(40) }))),
  ],
  [
    'a redirect to another host',
    { status: 307, body: '', headers: { location: 'http://127.0.0.1:9/' } },
  ],
])('%s is answered by the embedded engine', async (_, fault) => {
  const { url, state } = await filledServer()
  state.fault = () => fault
  const { status, engine, body } = await suggest(url, 'berlin mar')
  expect([status, engine]).toEqual([200, 'embedded; failed'])
  expect(body).toContain('Berlin')
})

test.each([
  ['that is unknown', 'another key'],
  ['without the right to search', indexerKey],
])('a key %s is answered by the embedded engine', async (_, key) => {
  const { url } = await filledServer()
  expect(await suggest(url, 'berlin mar', key)).toMatchObject({ engine: 'embedded; failed' })
})

test.each<[string, Fault]>([
  ['hangs', 'hang'],
  ['is slow', { body: '{"results":[]}', afterMs: 3_000 }],
])('a server that %s costs 800 ms once, then the breaker is open', async (_, fault) => {
  const { url, state, requests } = await filledServer()
  state.fault = () => fault
  const first = await suggest(url, 'berlin mar')
  expect([first.status, first.engine]).toEqual([200, 'embedded; timeout'])
  expect(first.ms).toBeGreaterThan(790)
  const asked = requests.length
  const second = await suggest(url, 'berlin mar')
  expect([second.status, second.engine]).toEqual([200, 'embedded; breaker-open'])
  expect(second.body).toBe(first.body)
  expect(second.ms).toBeLessThan(first.ms - 500)
  expect(requests.length).toBe(asked)
})

test('a failure that may pass is tried once more, others are not', async () => {
  const { url, state, requests } = await filledServer()
  const triesOf = async (status: number): Promise<number> => {
    const before = requests.length
    let left = 1
    state.fault = () => (left-- > 0 ? { status, body: '' } : null)
    await suggest(url, 'berlin mar')
    return requests.length - before
  }
  expect(await triesOf(502)).toBe(2)
  expect(await triesOf(500)).toBe(1)
  expect(await triesOf(503)).toBe(1)
  state.fault = () => null
  expect(await suggest(url, 'berlin mar')).toMatchObject({ engine: 'meilisearch; found' })
})

test('highlights and texts of the server are never shown', async () => {
  const { url, state } = await filledServer()
  const markup = '<em>Ber</em><script>alert(1)</script>'
  const formatted = { own: [markup], name: markup, permalink: 'javascript:alert(1)' }
  state.fault = () => hits([{ id: 1001, ...formatted, _formatted: formatted }])
  const { engine, body } = await suggest(url, 'berlin mar')
  expect(engine).toBe('meilisearch; found')
  expect(body).toContain('Berlin')
  expect(body).not.toMatch(/<em>|<script|javascript:/u)
})

test('an event that the database no longer has is not shown, though the server finds it', async () => {
  const { url } = await filledServer()
  const embedded = embeddedEngineFor({ DB: opened.db, FIXED_NOW: now })
  await embedded.remove([1004])
  try {
    const server = { url, key: searchKey, index: 'events' }
    expect(await findEvents(server, parseTerms('istanbul'))).toEqual([1004])
    expect((await suggest(url, 'istanbul')).body).not.toContain('event-1004')
  } finally {
    await embedded.put(events)
  }
  expect((await suggest(url, 'istanbul')).body).toContain('event-1004')
})

test('a name that changed since the server was written is judged by the database', async () => {
  const { url } = await filledServer()
  const embedded = embeddedEngineFor({ DB: opened.db, FIXED_NOW: now })
  const [, arhus] = events
  if (arhus === undefined) throw new Error('The examples have no second event.')
  await embedded.put([{ ...arhus, name: 'Odense Run', city: { id: 2, name: 'Odense', names: {} } }])
  try {
    expect((await suggest(url, 'arhus')).body).toBe('[]')
  } finally {
    await embedded.put(events)
  }
})

test.each(['in the berlin', 'berlin NOT TO', 'country = IN', '"berlin', 'AND OR EXISTS'])(
  'operators and quotes are words or nothing: %s',
  async (text) => {
    const { url, requests } = await filledServer()
    const { status, engine } = await suggest(url, text)
    expect([status, engine?.endsWith('found')]).toEqual([200, true])
    expect(requests.at(-1)?.body).not.toContain('filter')
  },
)
