import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmbeddedEngine, runOnD1 } from '../../../worker/search/embedded/embedded-engine.ts'
import { openDatabase } from '../../support/open-database.ts'
import { exampleEvent, today } from './example-events.ts'

/** Merging of the full-text indexes on D1, which must allow what it takes. */

const indexes = ['search_own_fts', 'search_fts']
let opened: Awaited<ReturnType<typeof openDatabase>>
let engine: ReturnType<typeof createEmbeddedEngine>

beforeAll(async () => {
  opened = await openDatabase()
  engine = createEmbeddedEngine(runOnD1(opened.db), () => new Date(`${today}T12:00:00Z`))
  // Without merges of its own, SQLite begins a segment with each write.
  for (const index of indexes)
    await opened.db.exec(`INSERT INTO ${index}(${index}, rank) VALUES ('automerge', 0)`)
})
afterAll(() => opened.close())

async function writeEvents(count: number): Promise<void> {
  for (let event = 0; event < count; event += 1)
    await engine.put([exampleEvent({ name: `Harbour Run ${event}` })])
}

async function segments(): Promise<number[]> {
  const counts = await opened.db.batch<{ n: number }>(
    indexes.map((index) =>
      opened.db.prepare(`SELECT count(DISTINCT segid) AS n FROM ${index}_idx`),
    ),
  )
  return counts.map(({ results }) => results[0]?.n ?? 0)
}

test('preparing merges indexes of many segments, and leaves those of few', async () => {
  await writeEvents(5)
  await engine.prepare()
  expect(await segments()).toEqual([5, 5])
  await writeEvents(5)
  await engine.prepare()
  expect(await segments()).toEqual([1, 1])
})

test('optimising merges each index into one segment that finds the same events', async () => {
  await writeEvents(4)
  const found = () => engine.suggest({ text: 'harbour', locale: 'en', limit: 20 })
  const before = await found()
  expect(before.length).toBeGreaterThan(12)
  await engine.optimise()
  expect(await segments()).toEqual([1, 1])
  expect(await found()).toEqual(before)
})
