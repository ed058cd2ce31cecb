/**
 * `npm run search:setup|search:check|search:reindex [-- --remote]`: creates, checks and rebuilds the index of the search
 * server (docs/operations.md, “Meilisearch”). `--remote` reads the deployed site's database; the environment must then
 * hold the settings of the server.
 */
import { SearchServerError } from '../search/port/search-server-error.ts'
import { ConfigError, readSettings } from '../settings/env.ts'
import { withBindings } from './local-database.ts'
import { runSearchCommand, searchSettingNames } from './search-command.ts'

const [verb = ''] = process.argv.slice(2)
const remote = process.argv.includes('--remote')
// Deployed secrets cannot be read back.
const given = Object.fromEntries(
  searchSettingNames.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  }),
)

try {
  const isWell = await withBindings(
    async (_, env) => await runSearchCommand(verb, readSettings({ ...env, ...given })),
    { remote },
  )
  if (!isWell) process.exitCode = 1
} catch (error) {
  if (!(error instanceof SearchServerError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
