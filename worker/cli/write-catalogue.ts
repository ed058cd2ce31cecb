import type { City } from '../catalogue/gazetteer/read-gazetteer.ts'
import { recordTables, type CatalogueRecords } from '../catalogue/records.ts'
import type { Clock } from '../clock.ts'
import { createDatabase } from '../db/client.ts'
import { writeRecords } from '../db/write-records.ts'
import { refreshCounts } from '../domain/counts/refresh-counts.ts'
import type { Settings } from '../env.ts'
import { loadEventDocuments } from '../search/documents.ts'
import { searchEngineFor } from '../search/index.ts'
import { tidySearchIndex } from '../search/tidy.ts'
import { progressBar } from './progress.ts'

/** Events a call of the search engine takes. */
const eventsAPut = 1000

function cityRecords(cities: readonly City[]) {
  return cities.map((city) => ({
    id: city.id,
    country: city.country,
    slug: city.slug,
    name: city.name,
    region: city.region,
    lat: city.lat,
    lon: city.lon,
    population: city.population,
    zone: city.zone,
    names: JSON.stringify(city.names),
  }))
}

/** A catalogue in portions, of which one is in memory at a time. */
export interface Portions {
  /** Events of all portions together. */
  events: number
  portions: Iterable<CatalogueRecords>
}

/** Writes a catalogue into an empty database, and then what is worked out from it: search index and counts. */
export async function writeCatalogue(
  settings: Settings,
  cities: readonly City[],
  catalogue: Portions,
  clock: Clock,
): Promise<void> {
  const { DB } = settings
  await writeRecords(DB, 'city', cityRecords(cities), progressBar('cities', cities.length))
  const bar = progressBar('events', catalogue.events)
  let written = 0
  for (const records of catalogue.portions) {
    for (const table of recordTables) await writeRecords(DB, table, records[table])
    written += records.event.length
    bar(written)
  }
  await indexEvents(settings, catalogue.events, clock.today())
  const started = performance.now()
  await tidySearchIndex(DB)
  console.log('tidy', performance.now() - started)
  await refreshCounts(DB, clock.today())
  console.log('counts', performance.now() - started)
}

async function indexEvents(settings: Settings, events: number, today: string): Promise<void> {
  const engine = searchEngineFor(settings)
  const db = createDatabase(settings.DB)
  const bar = progressBar('search index', events)
  const size = Number(process.env.PUT ?? 1000)
  const sql = process.env.ORDERED ? 'SELECT id FROM event ORDER BY (SELECT max(date) FROM edition WHERE event_id = event.id)' : 'SELECT id FROM event'
  const { results } = await settings.DB.prepare(sql).all<{ id: number }>()
  for (let at = 0; at < results.length; at += size) {
    const ids = results.slice(at, at + size).map(({ id }) => id)
    await engine.put(await loadEventDocuments(db, ids, today))
    bar(Math.min(results.length, at + size))
  }
}
