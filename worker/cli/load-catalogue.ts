import { euroAtSnapshot } from '../rates/rates-snapshot.ts'
import { eventRows } from '../domain/catalogue/events/event-rows.ts'
import type { CatalogueRow } from '../catalogue/catalogue-row.ts'
import { readCities, readRegions } from '../catalogue/gazetteer/read-gazetteer.ts'
import { placeRows } from '../catalogue/place-rows.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { writeCatalogue } from './write-catalogue.ts'
import { writeVillages } from './write-villages.ts'

/**
 * Loads catalogue rows into an empty database.
 * @throws CatalogueError if the gazetteer lacks the city of a place; nothing is written then
 */
export async function loadCatalogue(
  settings: Settings,
  rows: readonly CatalogueRow[],
  clock: Clock,
): Promise<void> {
  const cities = readCities()
  const { cityOf, uncompared } = placeRows(rows, cities, readRegions())
  if (uncompared.length > 0)
    console.log(`Regions that the gazetteer lacks, not compared: ${uncompared.join(', ')}`)
  const now = clock.now().toISOString()
  const portion = eventRows(rows, {
    today: clock.today(),
    now,
    cityOf,
    euro: euroAtSnapshot,
  })
  // The search index has the names of cities.
  await writeVillages(settings.DB)
  await writeCatalogue(settings, cities, { events: rows.length, portions: [portion] }, clock)
}
