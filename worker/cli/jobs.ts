/**
 * `npm run jobs [-- --remote]`: how far each scheduled job is behind (docs/operations.md). `--remote` reads the deployed
 * site's database. Nothing is written.
 */
import { parseArgs } from 'node:util'
import { createDatabase } from '../db/client.ts'
import { allJobs } from '../jobs/all-jobs.ts'
import { exchangeRates } from '../jobs/exchange-rates.ts'
import { createClock } from '../runtime/clock.ts'
import { ConfigError } from '../settings/env.ts'
import { jobReport } from './job-report.ts'
import { withBindings } from './local-database.ts'

function readRemote(): boolean {
  try {
    const options = { remote: { type: 'boolean', default: false } } as const
    return parseArgs({ options }).values.remote
  } catch (error) {
    const fault = error instanceof Error ? error.message : ''
    throw new ConfigError(`${fault}\nUsage: npm run jobs [-- --remote]`)
  }
}

try {
  const remote = readRemote()
  // The lag of exchange rates is in KV, which a command reads only locally.
  const jobs = remote ? allJobs.filter((job) => job !== exchangeRates) : allJobs
  const report = await withBindings(
    async (settings) =>
      await jobReport(jobs, {
        db: createDatabase(settings.DB),
        settings,
        now: createClock(settings).now(),
      }),
    { remote },
  )
  console.log(report)
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
