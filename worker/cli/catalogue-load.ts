/**
 * `npm run catalogue:load [-- --if-empty] [--remote]`: loads the gazetteer and the demo catalogue into the database and
 * builds the search index and the counts. Everything is validated before anything is written. `--remote` uses the
 * deployed site's database (docs/deploy.md).
 */
import { fileURLToPath } from 'node:url'
import { CatalogueError } from '../catalogue/read-catalogue.ts'
import { ConfigError } from '../settings/env.ts'
import { loadInto } from './load-into.ts'
import { withBindings } from './local-database.ts'

const ifEmpty = process.argv.includes('--if-empty')
const remote = process.argv.includes('--remote')
const folder =
  process.argv.find((argument) => argument.endsWith('/')) ??
  fileURLToPath(new URL('../catalogue/events/', import.meta.url))

try {
  await withBindings((settings) => loadInto(settings, { folder, ifEmpty }), { remote })
} catch (error) {
  if (!(error instanceof CatalogueError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
