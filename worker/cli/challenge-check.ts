/**
 * `npm run challenge:check [-- --remote]`: says for each shipped challenge whether the races ahead suffice. Ends with 1 if one
 * cannot be met. `--remote` asks the deployed site's database.
 */
import { ContentFileError } from '../content-files/content-file.ts'
import { readContent } from '../content-files/read-content.ts'
import { createDatabase } from '../db/client.ts'
import { createClock } from '../runtime/clock.ts'
import { ConfigError } from '../settings/env.ts'
import { checkChallenges } from './check-challenges.ts'
import { withBindings } from './local-database.ts'

try {
  await withBindings(
    async (settings) => {
      const today = createClock(settings).today()
      const checked = await checkChallenges(createDatabase(settings.DB), readContent(), today)
      for (const line of checked.lines) console.log(line)
      if (checked.failed.length > 0) process.exitCode = 1
    },
    { remote: process.argv.includes('--remote') },
  )
} catch (error) {
  if (!(error instanceof ContentFileError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
