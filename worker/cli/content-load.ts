/**
 * `npm run content:load [-- --remote]`: publishes the pages and answers that are shipped with the code (content/). A text
 * that the site's staff has changed stays (docs/operations.md). `--remote` uses the deployed site's database.
 */
import { ContentFileError } from '../content-files/content-file.ts'
import { ConfigError } from '../settings/env.ts'
import { loadContent } from './load-content.ts'
import { withBindings } from './local-database.ts'

try {
  await withBindings(async (settings) => await loadContent(settings), {
    remote: process.argv.includes('--remote'),
  })
} catch (error) {
  if (!(error instanceof ContentFileError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
