import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '../../worker/api/index.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { loadEventDocuments } from '../../worker/search/feed/documents.ts'
import { embeddedEngineFor } from '../../worker/search/index.ts'
import { openDatabase } from '../support/open-database.ts'
import { testNow } from '../support/site.ts'
import { fillCatalogue } from './search-contract/outbox-catalogue.ts'

/** Events near the reader on the home page: located roughly by the edge, and never cached. */

let opened: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  opened = await openDatabase()
  const db = createDatabase(opened.db)
  await fillCatalogue(db)
  await embeddedEngineFor({ DB: opened.db, FIXED_NOW: testNow }).put(
    await loadEventDocuments(db, [1]),
  )
})
afterAll(() => opened.close())

async function fetchNear(edge: Record<string, string>, query = '') {
  const request = new Request(`http://localhost/api/home/near${query}`)
  // The property that the edge of Cloudflare adds to a request.
  Object.defineProperty(request, 'cf', { value: edge })
  const env = { DB: opened.db, KV: { get: () => null }, FIXED_NOW: testNow }
  const response = await api.fetch(request, env)
  const { located, cards } = Object(await response.json())
  return {
    keep: response.headers.get('cache-control'),
    located,
    cards: cards.map((card: { permalink: string; away?: string }) => [card.permalink, card.away]),
  }
}

test('events nearby are measured from the edge’s place, in a response that no cache may keep', async () => {
  expect(await fetchNear({ latitude: '47.04', longitude: '8.02' })).toEqual({
    keep: 'private, no-store',
    located: true,
    cards: [['lake-triathlon', expect.stringMatching(/^\d+\skm$/u)]],
  })
})

test('a place far from every event has an empty list', async () => {
  expect(await fetchNear({ latitude: '-60', longitude: '-120' })).toMatchObject({
    located: true,
    cards: [],
  })
})

test('a reader whose place is unknown gets an empty list that says so', async () => {
  expect(await fetchNear({})).toEqual({ keep: 'private, no-store', located: false, cards: [] })
})
