import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../worker/search/embedded/embedded-engine.ts'
import { indexSettings } from '../../worker/search/meilisearch/index-settings.ts'
import { createMeilisearchIndex } from '../../worker/search/meilisearch/search-index.ts'
import { clientOf } from '../../worker/search/meilisearch/server.ts'
import { berlin, others } from '../integration/search-contract/example-events.ts'
import { runOn } from '../integration/search-contract/memory-database.ts'
import { serveBuilt } from '../support/built-site.ts'
import { newState, type LocalState } from '../support/local-state.ts'
import {
  indexerKey,
  searchKey,
  serveMeilisearch,
  type StandIn,
} from '../support/meilisearch/stand-in.ts'
import { testNow, type Site } from '../support/site.ts'
import { databaseFile } from '../support/database-file.ts'

/** The built worker with SEARCH_ENGINE=meilisearch, on a stand-in of the server. */
let state: LocalState
let standIn: StandIn
let site: Site

beforeAll(async () => {
  state = newState()
  standIn = await serveMeilisearch()
  const clock = () => new Date(testNow)
  const events = [berlin, ...others]
  const db = new DatabaseSync(databaseFile(state.path))
  await createEmbeddedEngine(runOn(db), clock).put(events)
  db.close()
  const server = { url: standIn.url, key: indexerKey, index: 'events' }
  await clientOf(server).index('events').updateSettings(indexSettings).waitTask({ interval: 2 })
  await createMeilisearchIndex(server, clock, { pollMs: 2, timeoutMs: 10_000 }).put(events)
  site = await serveBuilt(state.path, {
    FIXED_NOW: testNow,
    SEARCH_ENGINE: 'meilisearch',
    MEILISEARCH_URL: standIn.url,
    MEILISEARCH_SEARCH_KEY: searchKey,
  })
})

afterAll(async () => {
  await site.stop()
  await standIn.stop()
  state.remove()
})

async function suggest() {
  const response = await fetch(`${site.url}/api/search/autocompleteEvents?search=berlin%20mar`)
  return {
    status: response.status,
    engine: response.headers.get('x-search-engine'),
    body: await response.text(),
  }
}

test(
  'the served worker answers from the search server, and alike from D1 when the server is down',
  // A slow machine may miss the 800 ms of a cold isolate; then the breaker waits half a minute.
  { timeout: 120_000 },
  async () => {
    const engine = async () => (await suggest()).engine
    await expect.poll(engine, { timeout: 90_000, interval: 500 }).toBe('meilisearch; found')
    const found = await suggest()
    expect([found.status, found.engine]).toEqual([200, 'meilisearch; found'])
    expect(found.body).toContain('Berlin')
    const searches = standIn.requests.filter(({ key }) => key === searchKey)
    expect(new Set(searches.map(({ path }) => path))).toEqual(new Set(['/multi-search']))
    await standIn.stop()
    const fallen = await suggest()
    expect(fallen.status).toBe(200)
    expect(fallen.engine).toMatch(/^embedded; (?:failed|timeout)$/u)
    expect(fallen.body).toBe(found.body)
  },
)
