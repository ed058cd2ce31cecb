/**
 * `npm run catalogue:check [-- --rules]`: validates the demo catalogue and prints its figures. `--rules` lists every rule
 * with the number of known past editions that it fits.
 */
import { fileURLToPath } from 'node:url'
import { groupOf, sports } from '../../src/model/event/sports.ts'
import { figures, fitFigures, ruleFits } from '../catalogue/figures.ts'
import { readCities, readRegions } from '../catalogue/gazetteer/read-gazetteer.ts'
import { placeRows } from '../catalogue/place-rows.ts'
import { CatalogueError, readCatalogue } from '../catalogue/read-catalogue.ts'
import { createClock } from '../runtime/clock.ts'

const folder =
  process.argv.slice(2).find((argument) => !argument.startsWith('--')) ??
  fileURLToPath(new URL('../catalogue/events', import.meta.url))
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
  for (const line of figures(rows)) console.log(line)
  const fits = ruleFits(rows, createClock({ FIXED_NOW: process.env['FIXED_NOW'] }).today())
  if (process.argv.includes('--rules'))
    for (const { permalink, known, fit } of fits) console.log(`${fit}/${known}  ${permalink}`)
  for (const line of fitFigures(fits)) console.log(line)
  console.log(`regions that the gazetteer lacks, not compared: ${uncompared.length}`)
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
