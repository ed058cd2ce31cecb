import { readRegions, type City } from '../catalogue/gazetteer/read-gazetteer.ts'
import { rowTables, type EventRows } from '../domain/catalogue/events/row-tables.ts'
import type { Clock } from '../runtime/clock.ts'
import { createDatabase } from '../db/client.ts'
import { writeRecords } from '../db/write-records.ts'
import { refreshCounts } from '../domain/catalogue/counts/refresh-counts.ts'
import type { Settings } from '../settings/env.ts'
import { loadEventDocuments } from '../search/feed/documents.ts'
import { embeddedEngineFor } from '../search/index.ts'
import { progressBar } from './progress.ts'

/** Number of events indexed per call of the search engine. */
const eventsPerPut = 1000

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

/** Writes the regions that have a slug, unless the table is filled: older databases got their catalogue before it. */
export async function writeRegions(db: D1Database): Promise<void> {
  const present = await db.prepare('SELECT 1 FROM region LIMIT 1').first()
  if (present !== null) return
  const records = readRegions()
    .filter((region) => region.slugs.en !== undefined)
    .map(({ country, name, names, slugs }) => ({
      country,
      name,
      names: JSON.stringify(names),
      slugs: JSON.stringify(slugs),
    }))
  await writeRecords(db, 'region', records)
}

/** A catalogue in portions, so that only one of them is in memory at a time. */
export interface Portions {
  /** Number of events of all portions. */
  events: number
  portions: Iterable<EventRows>
}

/** Writes a catalogue into an empty database and builds the search index and the counts. */
export async function writeCatalogue(
  settings: Settings,
  cities: readonly City[],
  catalogue: Portions,
  clock: Clock,
): Promise<void> {
  const { DB } = settings
  await writeRecords(DB, 'city', cityRecords(cities), progressBar('cities', cities.length))
  await writeRegions(DB)
  const bar = progressBar('events', catalogue.events)
  let written = 0
  for (const portion of catalogue.portions) {
    for (const table of rowTables) await writeRecords(DB, table, portion[table])
    written += portion.event.length
    bar(written)
  }
  await queueEvents(DB)
  await indexEvents(settings)
  await timed('optimising the search index', () => embeddedEngineFor(settings).optimise())
  await timed('counts', () => refreshCounts(DB, clock.today()))
}

/**
 * Events ordered by date like the calendar's index, so that neighbours are written to neighbouring pages of the database
 * (a third fewer writes at 100,000 events).
 */
const eventIdsByDate =
  'SELECT id FROM event ORDER BY (SELECT max(date) FROM edition WHERE event_id = event.id)'

/** One statement, so that it tells a complete catalogue from one that was stopped half way (empty-database.ts). */
async function queueEvents(db: D1Database): Promise<void> {
  await db
    .prepare(
      `INSERT INTO search_outbox (event_id, queued_at, version, attempts)
       SELECT id, updated_at, 1, 0 FROM event WHERE true ON CONFLICT DO NOTHING`,
    )
    .run()
}

async function indexEvents(settings: Settings): Promise<void> {
  const engine = embeddedEngineFor(settings)
  const db = createDatabase(settings.DB)
  const { results } = await settings.DB.prepare(eventIdsByDate).all<{ id: number }>()
  const bar = progressBar('search index', results.length)
  for (let at = 0; at < results.length; at += eventsPerPut) {
    const ids = results.slice(at, at + eventsPerPut).map(({ id }) => id)
    await engine.put(await loadEventDocuments(db, ids))
    await settings.DB.prepare(
      'DELETE FROM search_outbox WHERE event_id IN (SELECT value FROM json_each(?1))',
    )
      .bind(JSON.stringify(ids))
      .run()
    bar(Math.min(results.length, at + eventsPerPut))
  }
}

async function timed(label: string, step: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await step()
  console.log(`${label} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}
