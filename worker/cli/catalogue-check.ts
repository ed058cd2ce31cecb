/** `npm run catalogue:check`: validates the demo catalogue and prints its figures. */
import { fileURLToPath } from 'node:url'
import { groupOf, sports } from '../../src/model/sports.ts'
import { readCities, readRegions } from '../catalogue/gazetteer/read-gazetteer.ts'
import { placeRows } from '../catalogue/place-rows.ts'
import { CatalogueError, readCatalogue } from '../catalogue/read-catalogue.ts'

const folder = process.argv[2] ?? fileURLToPath(new URL('../catalogue/events', import.meta.url))
try {
  const rows = readCatalogue(folder)
  const { uncompared } = placeRows(rows, readCities(), readRegions())
  const races = rows.flatMap((row) => row.races)
  const countries = new Set(rows.map((row) => row.place.country))
  console.log(`${rows.length} events, ${races.length} races, ${countries.size} countries`)
  for (const sport of sports) {
    const events = rows.filter((row) => row.races.some((race) => race.sport === sport)).length
    console.log(`${String(events).padStart(5)}  ${groupOf(sport).padEnd(8)} ${sport}`)
  }
  const statuses = new Set(
    rows.flatMap((row) => row.editions.map((edition) => edition.status ?? 'none')),
  )
  console.log(`statuses: ${[...statuses].sort().join(', ')}`)
  console.log(`regions that the gazetteer lacks, not compared: ${uncompared.length}`)
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
