import { beforeAll, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../../worker/search/embedded/embedded-engine.ts'
import { exampleEvent, today } from './example-events.ts'
import { openMemory } from './memory-database.ts'

/** Texts that are no exact words of an event, one example each, in suggestions and in the calendar alike. */

const engine = createEmbeddedEngine(openMemory(), () => new Date(`${today}T12:00:00Z`))

beforeAll(async () => {
  await engine.put([
    exampleEvent({ eventId: 1, name: 'Bromo Tengger Semeru', country: 'ID' }),
    exampleEvent({ eventId: 2, name: 'New York Marathon', country: 'US' }),
    exampleEvent({ eventId: 3, name: 'Great North Run', country: 'GB' }),
    exampleEvent({
      eventId: 4,
      name: 'Isarlauf',
      country: 'DE',
      region: 'Bavaria',
      regionNames: { de: 'Bayern', ja: 'バイエルン州' },
    }),
    exampleEvent({ eventId: 5, name: 'Bromoland Trail', country: 'ID' }),
  ])
})

async function found(text: string): Promise<number[][]> {
  const suggestions = await engine.suggest({ text, locale: 'en', limit: 10 })
  const query = { filters: { from: today, text }, today, limit: 10, offset: 0 }
  const { editionIds } = await engine.search(query)
  return [suggestions.map(({ eventId }) => eventId).toSorted((a, b) => a - b), [editionIds.length]]
}

test.each<[string, string, number[]]>([
  ['a word of five letters that lost one, or its beginning', 'bomo', [1, 5]],
  ['a word of five letters that lost one, beside another', 'bomo tengger', [1]],
  ['a word of four letters with another mistake', 'bxom', []],
  ['words typed together', 'newyorkmarathon', [2]],
  ['words typed together, the last begun', 'bromotengg', [1]],
  ['words typed together that nothing has', 'newyorkisar', []],
  ['a usual short form of a country', 'uk great', [3]],
  ['another short form', 'usa', [2]],
  ['a region in German', 'bayern', [4]],
  ['a region in Japanese', 'バイエルン', [4]],
  ['a region in English', 'bavaria', [4]],
])('%s finds what was meant: %s', async (_, text, events) => {
  expect(await found(text)).toEqual([events, [events.length]])
})
