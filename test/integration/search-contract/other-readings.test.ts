import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createEmbeddedEngine } from '../../../worker/search/embedded/embedded-engine.ts'
import type { Statement } from '../../../worker/search/embedded/statement.ts'
import { exampleEvent, today } from './example-events.ts'
import { openMemory } from './memory-database.ts'

/** Statements of suggestions for texts that are read otherwise, by round trip. */

const run = openMemory()
const trips: (readonly Statement[])[] = []
const engine = createEmbeddedEngine(
  (statements) => {
    trips.push(statements)
    return run(statements)
  },
  () => new Date(`${today}T12:00:00Z`),
)

beforeAll(async () => {
  await engine.put([
    exampleEvent({ eventId: 1, name: 'Brooklyn Winter Trail' }),
    exampleEvent({ eventId: 2, name: 'Trial of Kings' }),
  ])
})
beforeEach(() => {
  trips.length = 0
})

const found = async (text: string): Promise<number[]> =>
  (await engine.suggest({ text, locale: 'en', limit: 10 })).map(({ eventId }) => eventId)

test('a text with one unknown word is searched as corrected, before its known words are corrected too', async () => {
  expect(await found('brooklyn wintre trail')).toEqual([1])
  // As typed; the vocabulary; one reading. It has no initials, because no event has a word that begins with "wintre".
  expect(trips.map((statements) => statements.length)).toEqual([1, 4, 1])
})

test('a text that needs a known word corrected is searched so only after its other readings', async () => {
  // An event has the word "trial", so that it is corrected only if nothing else is found.
  expect(await found('trial wintre brooklyn')).toEqual([1])
  // The parts of the text are searched at the same time.
  const [typed, vocabulary, likely, unlikely] = trips.map((statements) => statements.length)
  expect([typed, vocabulary, likely, unlikely]).toEqual([1, 4, 1, 1])
  expect(trips).toHaveLength(5)
})
