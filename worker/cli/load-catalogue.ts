import { euroOf } from '../../src/model/euro.ts'
import { CatalogueError } from '../catalogue/read-catalogue.ts'
import type { CatalogueRow } from '../catalogue/catalogue-row.ts'
import { catalogueRecords, type CatalogueRecords } from '../catalogue/catalogue-records.ts'
import { cityFinder } from '../catalogue/gazetteer/find-city.ts'
import { readCities, type City } from '../catalogue/gazetteer/read-gazetteer.ts'
import type { Clock } from '../clock.ts'
import { createDatabase } from '../db/client.ts'
import { writeRecords } from '../db/write-records.ts'
import { refreshCounts } from '../domain/counts/refresh-counts.ts'
import type { Settings } from '../env.ts'
import { searchEngineFor } from '../search/index.ts'
import { loadEventDocuments } from '../search/documents.ts'
import { progressBar } from './progress.ts'

/** Events a call of the search engine takes. */
const eventsAPut = 1000

/** Tables in the order in which their rows refer to each other. */
const tables = ['organiser', 'event', 'event_text', 'edition', 'race', 'activity', 'ticket_price'] as const

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

/** Writes records, and then what is worked out from them: search documents and counts. */
export async function writeCatalogue(settings: Settings, cities: readonly City[], records: CatalogueRecords, clock: Clock): Promise<void> {
  const { DB } = settings
  const places = cityRecords(cities)
  await writeRecords(DB, 'city', places, progressBar('cities', places.length))
  for (const table of tables) await writeRecords(DB, table, records[table], progressBar(table, records[table].length))
  const engine = searchEngineFor(settings)
  const db = createDatabase(DB)
  const bar = progressBar('search index', records.event.length)
  for (let at = 0; at < records.event.length; at += eventsAPut) {
    const ids = records.event.slice(at, at + eventsAPut).flatMap(({ id }) => (id === undefined ? [] : [id]))
    await engine.put(await loadEventDocuments(db, ids, clock.today()))
    bar(Math.min(records.event.length, at + eventsAPut))
  }
  console.log('counts')
  await refreshCounts(DB, clock.today())
}

/** @throws CatalogueError when a row's place is not in the gazetteer, before anything is written */
export async function loadCatalogue(settings: Settings, rows: readonly CatalogueRow[], clock: Clock): Promise<void> {
  const cities = readCities()
  const find = cityFinder(cities)
  const cityOf = (row: CatalogueRow): City => {
    const { city, country, lat, lon } = row.place
    const found = find({ city, country, lat, lon })
    if (found === null) throw new CatalogueError(`event "${row.permalink}", field "place.city": "${city}" is not in the gazetteer; run npm run gazetteer:build`)
    return found
  }
  const records = catalogueRecords(rows, { today: clock.today(), now: clock.now().toISOString(), cityOf, euro: euroOf })
  await writeCatalogue(settings, cities, records, clock)
}
