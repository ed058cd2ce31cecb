/**
 * `npm run ticket -- <verb>` signs and checks tickets, and changes what signs them (docs/money.md); with `--remote` on the
 * deployed site, with its secret TICKET_KEY in the environment:
 *   show <order>              the tickets of a paid order
 *   check <code>              checks the text of a QR code, as a desk does
 *   renew <order> <place>     replaces the ticket of a place, from 1
 *   rotate <event> <date>     a further key signs; tickets of earlier keys stay good
 *   withdraw <event> <date>   a further key signs; tickets of earlier keys are refused
 */
import { DomainError } from '../../src/model/values/errors.ts'
import { createDatabase } from '../db/client.ts'
import { createClock } from '../runtime/clock.ts'
import { readTicketKey } from '../settings/ticket-key.ts'
import { withBindings } from './local-database.ts'
import { ticketVerbs } from './ticket-verbs.ts'

const sentences: Partial<Record<DomainError['code'], string>> = {
  'not-found': 'There is no such edition with tickets, or no paid order with such a valid place.',
  conflict: 'The edition has used all 256 numbers of keys.',
  'invalid-body':
    'Usage: npm run ticket -- show <order> | check <code> | renew <order> <place> | rotate <event> <date> | withdraw <event> <date>',
}

const words = process.argv.slice(2)
const [verb = '', ...values] = words.filter((each) => !each.startsWith('--'))

try {
  const run = ticketVerbs[verb]
  if (run === undefined) throw new DomainError('invalid-body')
  const { TICKET_KEY } = process.env
  const lines = await withBindings(
    async (settings, env) =>
      await run(
        createDatabase(settings.DB),
        {
          values,
          secret: () => readTicketKey(TICKET_KEY === undefined ? env : { TICKET_KEY }),
        },
        createClock(settings).now(),
      ),
    { remote: words.includes('--remote') },
  )
  console.log(lines)
} catch (error) {
  const sentence = error instanceof DomainError ? sentences[error.code] : undefined
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
}
