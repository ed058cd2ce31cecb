/**
 * `npm run catalogue:generate -- --events 100000 [--seed 1]`: fills an empty database with synthetic events in the
 * cities of the gazetteer, for tests and benchmarks only. The same flags on the same day (FIXED_NOW) give the same
 * database; started again after it was stopped, it goes on from there. STARTLINE_STATE sets its folder.
 */
import { migrate } from '../../scripts/steps.ts'
import { readCities } from '../catalogue/gazetteer/read-gazetteer.ts'
import { CatalogueError } from '../catalogue/read-catalogue.ts'
import { generateCatalogue } from './generate-catalogue.ts'
import { readGenerateFlags } from './generate-flags.ts'
import { withBindings } from './local-database.ts'

try {
  const { events, seed } = readGenerateFlags(process.argv.slice(2))
  migrate()
  await withBindings(async (settings) => {
    const started = performance.now()
    await generateCatalogue(settings, { events, seed, cities: readCities() })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${events.toLocaleString('en')} events in ${seconds} s`)
  })
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
