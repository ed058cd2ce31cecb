/**
 * Measures suggestions on a synthetic catalogue of any size: time of SQLite alone, on an index without the rest of the
 * catalogue. `node test/bench/suggestions.ts [events] [file]`; an existing file is measured as it is.
 */
import { existsSync, statSync } from 'node:fs'
import { createEmbeddedEngine } from '../../worker/search/embedded/embedded-engine.ts'
import type { EventDocument } from '../../worker/search/port/event-document.ts'
import { calendarToday } from './calendar-documents.ts'
import { percentileMs, suggestIds, timed } from './engine.ts'
import { misspellings, typedTexts } from './engine-queries.ts'
import { openTimed } from './node-sqlite.ts'
import { buildSuggestionIndex } from './suggestion-index.ts'
import { suggestionDocuments } from './suggestion-documents.ts'

const events = Number(process.argv[2] ?? 20_000)
const file = process.argv[3] ?? '/tmp/startline-bench-suggestions.sqlite'

const now = (): Date => new Date(`${calendarToday}T09:00:00.000Z`)
/** Number of events from whose names texts are drawn. */
const sampleSize = 20_000

/** Some 20,000 events of the catalogue, at even distances. */
function sample(): EventDocument[] {
  const step = Math.max(1, Math.floor(events / sampleSize))
  return suggestionDocuments(events)
    .filter((_, index) => index % step === 0)
    .toArray()
}

async function measure(): Promise<Record<string, number>> {
  const documents = sample()
  const database = openTimed(file)
  const engine = createEmbeddedEngine(database.run, now)
  const figures: Record<string, number> = { MB: Math.round(statSync(file).size / 1e6) }
  const add = (kind: string, times: number[]): void => {
    for (const share of [0.5, 0.95, 0.99])
      figures[`${kind} p${share * 100} ms`] = percentileMs(times, share)
  }
  /** The best of three times: other processes on the machine interrupt single ones. */
  const timedThrice = async <T>(inputs: T[], query: (input: T) => Promise<unknown>) => {
    const first = await timed(database, inputs, query)
    const second = await timed(database, inputs, query)
    const third = await timed(database, inputs, query)
    return first.map((time, index) => Math.min(time, second[index] ?? time, third[index] ?? time))
  }
  const suggest = (text: string) => suggestIds(engine, text)
  const names = documents.slice(0, 2_000).map(({ name }) => name)
  add('whole name', await timedThrice(names, suggest))
  add('beginning', await timedThrice(typedTexts(documents, 2_500), suggest))
  const eligible = []
  for (const each of misspellings(documents, 700))
    if ((await suggest(each.right)).includes(each.eventId)) eligible.push(each)
  const found = new Set<unknown>()
  const misspelled = await timedThrice(eligible, async (each) => {
    if ((await suggest(each.typed)).includes(each.eventId)) found.add(each)
  })
  add('misspelled', misspelled)
  figures['misspelled names found'] = found.size / eligible.length
  return figures
}

if (!existsSync(file)) buildSuggestionIndex(suggestionDocuments(events), file)
console.log(`${events.toLocaleString('en')} events`, await measure())
