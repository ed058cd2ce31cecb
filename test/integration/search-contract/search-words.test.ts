import { beforeAll, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../../worker/search/embedded/embedded-engine.ts'
import { exampleEvent, today } from './example-events.ts'
import { openMemory } from './memory-database.ts'

/** One example of each text that is not an exact word of an event, in suggestions and in the calendar. */

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
    exampleEvent({ eventId: 6, name: '大阪マラソン', names: { en: 'Osaka Marathon' } }),
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
  ['a word of five letters with one missing, also as a beginning', 'bomo', [1, 5]],
  ['a word of five letters with one missing, next to another', 'bomo tengger', [1]],
  ['nothing for a word of four letters with two mistakes', 'bxom', []],
  ['a word of four letters with one mistake', 'yrok', [2]],
  ['initials of a name', 'ny marathon', [2]],
  ['initials of a whole name', 'bts', [1]],
  ['a name with a year', 'new york 2027', [2]],
  ['a name with a month in another language', 'isarlauf juillet', [4]],
  ['a name typed on a Russian keyboard', 'шыфкдфга', [4]],
  ['words typed together', 'newyorkmarathon', [2]],
  ['a number beside letters', 'newyork2027', [2]],
  ['a long name typed together', 'bromotenggersemeru', [1]],
  ['a number beside letters of a race', 'osaka10km', [6]],
  ['a reading in hiragana', 'おおさか', [6]],
  ['a reading in katakana beside a word of sports', 'オオサカマラソン', [6]],
  ['words typed together, the last incomplete', 'bromotengg', [1]],
  ['nothing for words typed together that no event has', 'newyorkisar', []],
  ['a country by a short form', 'uk great', [3]],
  ['a country by another short form', 'usa', [2]],
  ['a region in German', 'bayern', [4]],
  ['a region in Japanese', 'バイエルン', [4]],
  ['a region in English', 'bavaria', [4]],
])('suggestions and calendar find %s: %s', async (_, text, events) => {
  expect(await found(text)).toEqual([events, [events.length]])
})
