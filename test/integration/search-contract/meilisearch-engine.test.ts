import { afterAll, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../../worker/search/embedded/embedded-engine.ts'
import { loadIndexedEvents } from '../../../worker/search/embedded/suggest/load-indexed-events.ts'
import { createMeilisearchAutocomplete } from '../../../worker/search/meilisearch/autocomplete.ts'
import { indexSettings } from '../../../worker/search/meilisearch/index-settings.ts'
import { createMeilisearchIndex } from '../../../worker/search/meilisearch/search-index.ts'
import { clientOf } from '../../../worker/search/meilisearch/server.ts'
import {
  indexerKey,
  searchKey,
  serveMeilisearch,
  type StandIn,
} from '../../support/meilisearch/stand-in.ts'
import { describeAutocomplete } from './contract.ts'
import type { WritableAutocomplete } from './create-engine.ts'
import { exampleEvent, today } from './example-events.ts'
import { openMemory } from './memory-database.ts'

const running: StandIn[] = []
afterAll(async () => {
  await Promise.all(running.map(({ stop }) => stop()))
})

const waiting = { pollMs: 2, timeoutMs: 60_000 }

/** Meilisearch at an address, beside an embedded index in memory that knows what the hits are called. */
async function createEngine(
  clock: () => Date,
  server: { url: string; index: string },
  keys: { search: string; indexer: string },
): Promise<WritableAutocomplete> {
  const writer = { ...server, key: keys.indexer }
  const index = clientOf(writer).index(server.index)
  await index.updateSettings(indexSettings).waitTask({ interval: waiting.pollMs })
  const run = openMemory()
  const embedded = createEmbeddedEngine(run, clock)
  const meilisearch = createMeilisearchIndex(writer, clock, waiting)
  const load = (ids: readonly number[]) => loadIndexedEvents(run, ids)
  return {
    ...createMeilisearchAutocomplete({ ...server, key: keys.search }, load, clock),
    put: async (documents) => {
      await embedded.put(documents)
      await meilisearch.put(documents)
    },
    remove: async (eventIds) => {
      await embedded.remove(eventIds)
      await meilisearch.remove(eventIds)
    },
  }
}

describeAutocomplete('Meilisearch (stand-in)', async (clock) => {
  const standIn = await serveMeilisearch()
  running.push(standIn)
  const keys = { search: searchKey, indexer: indexerKey }
  return await createEngine(clock, { url: standIn.url, index: 'events' }, keys)
})

const { MEILISEARCH_URL: url, MEILISEARCH_MASTER_KEY: key = '' } = process.env
if (url === undefined)
  console.log('Meilisearch contract: stand-in only. MEILISEARCH_URL adds a real server.')
else {
  console.log(`Meilisearch contract: stand-in and the server at ${url}.`)
  let created = 0
  describeAutocomplete('Meilisearch (real server)', async (clock) => {
    created += 1
    const server = { url, index: `contract_${created}` }
    await clientOf({ ...server, key })
      .deleteIndex(server.index)
      .waitTask({ interval: 20 })
    return await createEngine(clock, server, { search: key, indexer: key })
  })
}

test('a name that begins with the text is first, though many better known events have the word', async () => {
  const standIn = await serveMeilisearch()
  running.push(standIn)
  const clock = () => new Date(`${today}T12:00:00Z`)
  const keys = { search: searchKey, indexer: indexerKey }
  const engine = await createEngine(clock, { url: standIn.url, index: 'events' }, keys)
  const known = Array.from({ length: 60 }, (_, each) =>
    exampleEvent({ eventId: 100 + each, name: `Known Ultra ${each}`, weight: 90 }),
  )
  await engine.put([...known, exampleEvent({ eventId: 1, name: 'Ultra Trail', weight: 1 })])
  const [first] = await engine.suggest({ text: 'ultra', locale: 'en', limit: 10 })
  expect(first?.eventId).toBe(1)
})
