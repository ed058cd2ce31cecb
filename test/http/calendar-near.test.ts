import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import { createEmbeddedEngine, runOnD1 } from '../../worker/search/embedded/embedded-engine.ts'
import { exampleEdition, exampleEvent } from '../integration/search-contract/example-events.ts'
import { openDatabase } from '../support/open-database.ts'
import { testNow } from '../support/site.ts'
import { fetchSite } from '../support/fetch-site.ts'

/** near=me: located roughly by the edge, exactly by the reader's own page, and never cached. */

let opened: Awaited<ReturnType<typeof openDatabase>>

const suva = { lat: -18.14, lon: 178.44 }
const apia = { lat: -13.83, lon: -171.77 }
const pole = { lat: 89.95, lon: 120 }

beforeAll(async () => {
  opened = await openDatabase()
  const engine = createEmbeddedEngine(runOnD1(opened.db), () => new Date(testNow))
  const editions = () => [exampleEdition({ date: '2027-05-01' })]
  await engine.put([
    exampleEvent({ eventId: 1, ...suva, editions: editions() }),
    exampleEvent({ eventId: 2, ...apia, editions: editions() }),
    exampleEvent({ eventId: 3, ...pole, editions: editions() }),
  ])
})
afterAll(() => opened.close())

interface Counted {
  total: number | undefined
  unlocated: boolean | undefined
  keep: string | null
}

/** Requests the API with a location guessed by the edge; null without a guess. */
async function fetchNear(
  query: string,
  edge: { lat: number; lon: number } | null,
): Promise<Counted> {
  const request = new Request(`http://localhost/api/calendar?${query}`)
  // The property that the edge of Cloudflare adds to a request.
  const cf = edge === null ? {} : { latitude: String(edge.lat), longitude: String(edge.lon) }
  Object.defineProperty(request, 'cf', { value: cf })
  const env = { DB: opened.db, KV: { get: () => null }, FIXED_NOW: testNow }
  const response = await api.fetch(request, env)
  const { view } = Object(await response.json())
  return {
    total: view?.events.count,
    unlocated: view?.unlocated,
    keep: response.headers.get('cache-control'),
  }
}

test('near=me measures from the edge’s location, across the 180th meridian', async () => {
  const from = { lat: -17.9, lon: -179.9 }
  expect(await fetchNear('near=me&radius=250', from)).toMatchObject({ total: 1, unlocated: false })
  expect(await fetchNear('near=me&radius=25', from)).toMatchObject({ total: 0, unlocated: false })
})

test('near the pole every longitude is near', async () => {
  expect(await fetchNear('near=me&radius=25', { lat: 89.9, lon: -60 })).toMatchObject({ total: 1 })
})

test('the location that the page sends takes precedence over the edge’s', async () => {
  const guess = { lat: 48.1, lon: 11.6 }
  expect(await fetchNear('near=me&radius=10', guess)).toMatchObject({ total: 0 })
  const stated = await fetchNear(`near=me&radius=10&here=${apia.lat},${apia.lon}`, guess)
  expect(stated).toMatchObject({ total: 1 })
})

test('without a location the list is empty and marked as unlocated', async () => {
  expect(await fetchNear('near=me', null)).toMatchObject({ total: 0, unlocated: true })
  expect(await fetchNear('near=me', { lat: Number.NaN, lon: 200 })).toMatchObject({
    unlocated: true,
  })
})

test('near=me is private, no-store; near a stated point is public', async () => {
  const { keep } = await fetchNear('near=me', suva)
  expect(keep).toBe('private, no-store')
  expect((await fetchNear(`near=${suva.lat},${suva.lon}`, null)).keep).toContain('public')
})

test('GET /calendar?near=me is private, no-store and noindex', async () => {
  const page = await fetchSite('/calendar?near=me')
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.body).toContain('noindex')
})
