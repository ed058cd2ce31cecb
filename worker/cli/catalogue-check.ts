/**
 * `npm run catalogue:check [-- --rules]`: validates the demo catalogue and prints its figures, the rows without an edition
 * of the last twelve months, heaviest first, and the rules that missed the latest edition. `--rules` lists every rule with
 * the number of known past editions that the others predict.
 */
import { fileURLToPath } from 'node:url'
import { groupOf, sports } from '../../src/model/event/sports.ts'
import { checkRowsTogether } from '../catalogue/catalogue-faults.ts'
import { figures, fitFigures, ruleFits } from '../catalogue/figures.ts'
import { readCities, readRegions } from '../catalogue/gazetteer/read-gazetteer.ts'
import { placeRows } from '../catalogue/place-rows.ts'
import { CatalogueError, readCatalogue } from '../catalogue/read-catalogue.ts'
import { missedRules, staleRows } from '../catalogue/stale-rows.ts'
import { createClock } from '../runtime/clock.ts'

const folder =
  process.argv.slice(2).find((argument) => !argument.startsWith('--')) ??
  fileURLToPath(new URL('../catalogue/events', import.meta.url))
try {
  const today = createClock({ FIXED_NOW: process.env['FIXED_NOW'] }).today()
  const rows = readCatalogue(folder, today)
  checkRowsTogether(rows)
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
  const stale = staleRows(rows, today)
  console.log(`rows without an edition of the last twelve months, by weight: ${stale.length}`)
  for (const { weight, permalink, editions } of stale)
    console.log(
      `${String(weight).padStart(5)}  ${permalink} (${editions.at(-1)?.date ?? 'none known'})`,
    )
  const missed = missedRules(rows, today)
  console.log(`rules that missed the latest edition by more than a week: ${missed.length}`)
  for (const { permalink, date, days } of missed)
    console.log(`${permalink}: ${date}, ${days} days off`)
  const fits = ruleFits(rows, today)
  if (process.argv.includes('--rules'))
    for (const { permalink, known, fit } of fits) console.log(`${fit}/${known}  ${permalink}`)
  for (const line of fitFigures(fits)) console.log(line)
  console.log(`regions that the gazetteer lacks, not compared: ${uncompared.length}`)
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
