/**
 * `npm run payment -- <verb>` notes what organisers receive and pay back themselves (docs/money.md); with `--remote` on the
 * deployed site:
 *   due                                  orders that wait for money, and money that is to be paid back
 *   received <reference> <amount> [EUR] [--again]   money has arrived; amounts are minor units
 *   paid-back <reference>                the organiser has paid back what was asked for
 *   account <organiser> [--holder=] [--account=] [--bank=] [--on-site]   how the organiser is paid
 *   stripe <organiser> <DE>              connects the organiser with Stripe, or reads what its account lacks
 */
import { DomainError } from '../../src/model/values/errors.ts'
import { createDatabase } from '../db/client.ts'
import { createClock } from '../runtime/clock.ts'
import { withBindings } from './local-database.ts'
import { paymentVerbs } from './payment-verbs.ts'

const sentences: Partial<Record<DomainError['code'], string>> = {
  'not-found':
    'There is no such organiser, or no payment with that reference. Its check digits tell a slip.',
  conflict: 'That payment is recorded already. If the money arrived once more, add --again.',
  'invalid-body':
    'Usage: npm run payment -- due | received <reference> <minor units> [EUR] [--again] | paid-back <reference> | account <organiser> [--holder=] [--account=] [--bank=] [--on-site] | stripe <organiser> <country>',
}

const words = process.argv.slice(2)
const flags = new Map(
  words
    .filter((each) => each.startsWith('--'))
    .map((each) => {
      const [name = '', ...value] = each.slice(2).split('=')
      return [name, value.join('=')] as const
    }),
)
const [verb = '', ...values] = words.filter((each) => !each.startsWith('--'))

try {
  const run = paymentVerbs[verb]
  if (run === undefined) throw new DomainError('invalid-body')
  const lines = await withBindings(
    async (settings) =>
      await run(
        createDatabase(settings.DB),
        { values, flags, settings },
        createClock(settings).now(),
      ),
    { remote: flags.has('remote') },
  )
  console.log(lines)
} catch (error) {
  const sentence = error instanceof DomainError ? sentences[error.code] : undefined
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
}
