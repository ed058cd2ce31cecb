/**
 * `npm run catalogue:load [-- --if-empty] [--remote]`: loads the gazetteer and the demo catalogue into the database and
 * builds the search index and the counts. Everything is validated before anything is written. `--remote` uses the
 * deployed site's database (docs/deploy.md).
 */
import { fileURLToPath } from 'node:url'
import { CatalogueError, readCatalogue } from '../catalogue/read-catalogue.ts'
import { createClock } from '../runtime/clock.ts'
import { ConfigError } from '../settings/env.ts'
import { catchUp, finishLoad } from './catch-up.ts'
import { databaseState, partialLoad } from './empty-database.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { withBindings } from './local-database.ts'

const ifEmpty = process.argv.includes('--if-empty')
const remote = process.argv.includes('--remote')
const folder =
  process.argv.find((argument) => argument.endsWith('/')) ??
  fileURLToPath(new URL('../catalogue/events/', import.meta.url))

try {
  await withBindings(
    async (settings) => {
      const state = await databaseState(settings.DB)
      if (state === 'unindexed') {
        await finishLoad(settings)
        return
      }
      if (state === 'partial') throw partialLoad()
      if (ifEmpty && state === 'filled') {
        await catchUp(settings)
        return
      }
      if (state === 'filled')
        throw new CatalogueError(
          'The database is not empty; the demo catalogue only goes into an empty one.',
        )
      await loadCatalogue(settings, readCatalogue(folder), createClock(settings))
    },
    { remote },
  )
} catch (error) {
  if (!(error instanceof CatalogueError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
