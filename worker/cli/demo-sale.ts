/**
 * `npm run demo:sale`: adds a sample organiser, a sample event and its open sale to the local database (docs/money.md). A second
 * run adds nothing, unless the sample's date is near.
 */
import { createDatabase } from '../db/client.ts'
import { createClock } from '../runtime/clock.ts'
import { ConfigError } from '../settings/env.ts'
import { addSampleSale, SampleSaleError } from './add-sample-sale.ts'
import { withBindings } from './local-database.ts'

try {
  if (process.argv.length > 2)
    throw new SampleSaleError(
      'npm run demo:sale takes no arguments: it writes to the local database.',
    )
  const { permalink, lines } = await withBindings(
    async (settings) =>
      await addSampleSale(createDatabase(settings.DB), settings, createClock(settings).now()),
  )
  console.log(
    [...lines, `http://localhost:${process.env['PORT'] ?? '8787'}/event/${permalink}`].join('\n'),
  )
} catch (error) {
  if (!(error instanceof SampleSaleError || error instanceof ConfigError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
