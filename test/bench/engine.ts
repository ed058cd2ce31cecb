/**
 * Measures the embedded search engine by size of the catalogue: time of SQLite alone, on the file that Miniflare's D1
 * wrote. `node test/bench/engine.ts [sizes…]`, for instance `1000 10000 100000`.
 */
import { globSync, rmSync, statSync } from 'node:fs'
import { createEmbeddedEngine, runOnD1 } from '../../worker/search/embedded/embedded-engine.ts'
import type { Autocomplete, SearchIndex } from '../../worker/search/port/engine.ts'
import { openStoredDatabase } from '../support/open-database.ts'
import { catalogue, catalogueStart } from './engine-catalogue.ts'
import { exhaustiveIds } from './engine-exhaustive.ts'
import { misspellings, typedTexts } from './engine-queries.ts'
import { openTimed, type TimedDatabase } from './node-sqlite.ts'
import { percentile } from './statistics.ts'

/** Results for one size; times in milliseconds. */
export interface EngineFigures {
  events: number
  loadSeconds: number
  megabytes: number
  suggestP50: number
  suggestP95: number
  /** Share of the texts in Latin letters with the same ids as a scan of every event. */
  sameAsExhaustive: number
  typoP50: number
  typoP95: number
  /** Share of misspelled names whose event is among the ten, of those that are when spelled correctly. */
  typoRecall: number
}

const now = (): Date => new Date(catalogueStart)

/** Loads synthetic events into D1 and measures. Leaves the database in `<folder>/v3/d1/**` for inspection. */
export async function measureEngine(events: number, folder: string): Promise<EngineFigures> {
  const documents = [...catalogue(events)]
  const loadSeconds = await load(documents, folder)
  const [file] = globSync(`${folder}/**/*.sqlite`).filter((name) => !name.includes('metadata'))
  if (file === undefined)
    throw new Error(`Miniflare wrote no database to ${folder}: has its folder layout changed?`)
  const database = openTimed(file)
  const engine = createEmbeddedEngine(database.run, now)

  const texts = typedTexts(documents, 2_000)
  const ids: number[][] = []
  const suggest = await timed(database, texts, async (text) => {
    ids.push(await suggestIds(engine, text))
  })
  const few = texts.slice(0, 300)
  const exhaustive = await exhaustiveIds(database.run, documents, few, catalogueStart)
  // The engine corrects a text without matches, which the scan cannot.
  const same = exhaustive.flatMap((expected, index) =>
    expected === null || expected.length === 0 ? [] : [String(expected) === String(ids[index])],
  )

  const found: boolean[] = []
  const eligible = []
  for (const each of misspellings(documents, 700)) {
    if ((await suggestIds(engine, each.right)).includes(each.eventId)) eligible.push(each)
  }
  const typo = await timed(database, eligible, async ({ typed, eventId }) => {
    found.push((await suggestIds(engine, typed)).includes(eventId))
  })

  return {
    events,
    loadSeconds,
    megabytes: Math.round(statSync(file).size / 1e6),
    suggestP50: percentileMs(suggest, 0.5),
    suggestP95: percentileMs(suggest, 0.95),
    sameAsExhaustive: same.filter(Boolean).length / same.length,
    typoP50: percentileMs(typo, 0.5),
    typoP95: percentileMs(typo, 0.95),
    typoRecall: found.filter(Boolean).length / found.length,
  }
}

async function load(documents: Parameters<SearchIndex['put']>[0], folder: string): Promise<number> {
  rmSync(folder, { recursive: true, force: true })
  const { db, close } = await openStoredDatabase(folder)
  const start = performance.now()
  await createEmbeddedEngine(runOnD1(db), now).put(documents)
  const seconds = (performance.now() - start) / 1000
  await close()
  return Math.round(seconds * 10) / 10
}

export async function suggestIds(engine: Autocomplete, text: string): Promise<number[]> {
  const suggestions = await engine.suggest({ text, locale: 'en', limit: 10 })
  return suggestions.map((suggestion) => suggestion.eventId)
}

/** Milliseconds of SQLite for each input. */
export async function timed<T>(
  database: TimedDatabase,
  inputs: T[],
  query: (input: T) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  for (const input of inputs) {
    database.takeTimes()
    await query(input)
    times.push([...database.takeTimes().values()].reduce((sum, ms) => sum + ms, 0))
  }
  return times
}

/** A percentile of milliseconds in whole microseconds. */
export const percentileMs = (times: readonly number[], share: number): number =>
  Math.round(percentile(times, share) * 1000) / 1000

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number)
  const table: EngineFigures[] = []
  for (const size of sizes.length > 0 ? sizes : [1_000, 10_000]) {
    table.push(await measureEngine(size, `/tmp/startline-bench-engine/${size}`))
  }
  console.table(Object.fromEntries(table.map(({ events, ...figures }) => [events, figures])))
}
