import { euroAtSnapshot } from '../../src/model/rates-snapshot.ts'
import { eventRows } from '../domain/catalogue/events/event-rows.ts'
import type { CatalogueRow } from '../catalogue/catalogue-row.ts'
import { cityFinder } from '../catalogue/gazetteer/find-city.ts'
import { readCities, type City } from '../catalogue/gazetteer/read-gazetteer.ts'
import { CatalogueError, originOf } from '../catalogue/read-catalogue.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { writeCatalogue } from './write-catalogue.ts'

/**
 * Loads catalogue rows into an empty database.
 * @throws CatalogueError if the gazetteer lacks the city of a row; nothing is written then
 */
export async function loadCatalogue(
  settings: Settings,
  rows: readonly CatalogueRow[],
  clock: Clock,
): Promise<void> {
  const cities = readCities()
  const find = cityFinder(cities)
  const cityOf = ({ city, country, lat, lon }: CatalogueRow['place'], row: CatalogueRow): City => {
    const found = find({ city, country, lat, lon })
    if (found !== null) return found
    const at = row.editions.findIndex((edition) => edition.place?.city === city)
    const field = city === row.place.city ? 'place.city' : `editions.${at}.place.city`
    throw new CatalogueError(
      `${originOf(row)}, field "${field}": "${city}" is not in the gazetteer; run npm run gazetteer:build`,
    )
  }
  const now = clock.now().toISOString()
  const portion = eventRows(rows, {
    today: clock.today(),
    now,
    cityOf,
    euro: euroAtSnapshot,
  })
  await writeCatalogue(settings, cities, { events: rows.length, portions: [portion] }, clock)
}
