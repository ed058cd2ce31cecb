/**
 * `npm run sale -- <event> <date> <file> [--remote]`: opens or changes the sale of an edition's places from a file of terms
 * (docs/money.md).
 */
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { createDatabase } from '../db/client.ts'
import { createClock } from '../runtime/clock.ts'
import { ConfigError } from '../settings/env.ts'
import { withBindings } from './local-database.ts'
import { openSale, SaleCommandError } from './open-sale.ts'
import { saleTerms } from './sale-terms.ts'

try {
  const [permalink, date, file] = process.argv.slice(2).filter((each) => each !== '--remote')
  if (permalink === undefined || date === undefined || file === undefined)
    throw new SaleCommandError('Usage: npm run sale -- <event> <date> <file of terms> [--remote]')
  const terms = v.parse(v.pipe(v.string(), v.parseJson(), saleTerms), readFileSync(file, 'utf8'))
  const lines = await withBindings(
    async (settings) =>
      await openSale(
        createDatabase(settings.DB),
        { permalink, date },
        terms,
        createClock(settings).now(),
      ),
    { remote: process.argv.includes('--remote') },
  )
  console.log(lines)
} catch (error) {
  const isInvalid = error instanceof v.ValiError
  if (!isInvalid && !(error instanceof SaleCommandError || error instanceof ConfigError))
    throw error
  console.error(isInvalid ? v.flatten(error.issues) : error.message)
  process.exitCode = 1
}
