/**
 * `npm run catalogue:generate -- --events 100000 [--seed 1]`: fills an empty database with synthetic events in the
 * cities of the gazetteer, for tests and benchmarks only. The same flags on the same day (FIXED_NOW) give the same
 * database. STARTLINE_STATE sets its folder.
 */
import { migrate } from '../../scripts/steps.ts'
import { readCities } from '../catalogue/gazetteer/read-gazetteer.ts'
import { CatalogueError } from '../catalogue/read-catalogue.ts'
import { scaleCatalogue } from '../catalogue/scale/scale-catalogue.ts'
import { createClock } from '../runtime/clock.ts'
import { finishLoad } from './catch-up.ts'
import { databaseState } from './empty-database.ts'
import { readGenerateFlags } from './generate-flags.ts'
import { withBindings } from './local-database.ts'
import { writeCatalogue } from './write-catalogue.ts'

/** Number of events generated and held in memory at a time. */
const portion = 5000

try {
  const { events, seed } = readGenerateFlags(process.argv.slice(2))
  migrate()
  await withBindings(async (settings) => {
    const state = await databaseState(settings.DB)
    if (state === 'unindexed') {
      await finishLoad(settings)
      return
    }
    if (state === 'filled') {
      throw new CatalogueError(
        'The database is not empty; a generated catalogue only goes into an empty one.',
      )
    }
    const clock = createClock(settings)
    const cities = readCities()
    const now = clock.now().toISOString()
    const options = { events, seed, today: clock.today(), now, cities, portion }
    const started = performance.now()
    await writeCatalogue(settings, cities, { events, portions: scaleCatalogue(options) }, clock)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`${events.toLocaleString('en')} events in ${seconds} s`)
  })
} catch (error) {
  if (!(error instanceof CatalogueError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
