/**
 * The embedded search engine by size of the catalogue: time of SQLite alone, on the very file Miniflare's D1 wrote.
 * `node test/bench/engine.ts [sizes…]`, for instance `1000 10000 100000`.
 */
import { globSync, rmSync, statSync } from 'node:fs'
import { createEmbeddedEngine, runOnD1 } from '../../worker/search/embedded/embedded-engine.ts'
import type { SearchEngine } from '../../worker/search/port/engine.ts'
import { openDatabase } from '../support/open-database.ts'
import { catalogue, catalogueStart } from './engine-catalogue.ts'
import { exhaustiveIds } from './engine-exhaustive.ts'
import { misspellings, typedTexts } from './engine-queries.ts'
import { openTimed, type TimedDatabase } from './node-sqlite.ts'

/** Figures of one size; times in milliseconds. */
export interface EngineFigures {
  events: number
  loadSeconds: number
  megabytes: number
  suggestP50: number
  suggestP95: number
  /** Share of suggest queries whose ids are those of a scan of every event. */
  sameAsExhaustive: number
  typoP50: number
  typoP95: number
  /** Share of misspelled names whose event is among the ten, of those it is among when spelled right. */
  typoRecall: number
}

const clock = (): Date => new Date(catalogueStart)

/** Loads `events` synthetic events into D1 and measures. Leaves the file at `<folder>/v3/d1/**` for a closer look. */
export async function measureEngine(events: number, folder: string): Promise<EngineFigures> {
  const documents = [...catalogue(events)]
  const loadSeconds = await load(documents, folder)
  const [file] = globSync(`${folder}/**/*.sqlite`).filter((name) => !name.includes('metadata'))
  if (file === undefined) throw new Error(`no database in ${folder}`)
  const database = openTimed(file)
  const engine = createEmbeddedEngine(database.run, clock)

  const texts = typedTexts(documents, 2_000)
  const ids: number[][] = []
  const suggest = await timed(database, texts, async (text) => {
    ids.push(await suggestIds(engine, text))
  })
  const exhaustive = await exhaustiveIds(database.run, texts.slice(0, 300))
  // A text nothing matches as typed is answered as a misspelling, which the scan does not know.
  const asTyped = exhaustive.map(
    (expected, index) => expected.length === 0 || String(expected) === String(ids[index]),
  )
  const same = asTyped.filter(Boolean)

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
    suggestP50: percentile(suggest, 0.5),
    suggestP95: percentile(suggest, 0.95),
    sameAsExhaustive: same.length / exhaustive.length,
    typoP50: percentile(typo, 0.5),
    typoP95: percentile(typo, 0.95),
    typoRecall: found.filter(Boolean).length / found.length,
  }
}

async function load(
  documents: Parameters<SearchEngine['put']>[0],
  folder: string,
): Promise<number> {
  rmSync(folder, { recursive: true, force: true })
  const { db, close } = await openDatabase(folder)
  const start = performance.now()
  await createEmbeddedEngine(runOnD1(db), clock).put(documents)
  const seconds = (performance.now() - start) / 1000
  await close()
  return Math.round(seconds * 10) / 10
}

async function suggestIds(engine: SearchEngine, text: string): Promise<number[]> {
  const suggestions = await engine.suggest({ text, locale: 'en', limit: 10 })
  return suggestions.map((suggestion) => suggestion.eventId)
}

/** Milliseconds of SQLite for each input. */
async function timed<T>(
  database: TimedDatabase,
  inputs: T[],
  ask: (input: T) => Promise<void>,
): Promise<number[]> {
  const times: number[] = []
  for (const input of inputs) {
    database.takeTimes()
    await ask(input)
    times.push([...database.takeTimes().values()].reduce((sum, ms) => sum + ms, 0))
  }
  return times
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 1000) / 1000
}

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number)
  const table: EngineFigures[] = []
  for (const size of sizes.length > 0 ? sizes : [1_000, 10_000]) {
    table.push(await measureEngine(size, `/tmp/startline-bench-engine/${size}`))
  }
  console.table(Object.fromEntries(table.map(({ events, ...figures }) => [events, figures])))
}
