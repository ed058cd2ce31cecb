/**
 * `npm run refund -- <order> [<minor units>] [--places=1,3] [--by-rule] [--reason="…"] [--without-fee] [--remote]` gives up places
 * of a paid order, all that are left without `--places`, and asks for the refund of what they cost, of what the order's rule pays
 * back now, or of the stated amount, with the reason for the books. `npm run refund -- <event>
 * <date> [--race=Marathon]` does so for all orders of a race or of the whole edition (docs/money.md).
 */
import { DomainError } from '../../src/model/values/errors.ts'
import { createDatabase } from '../db/client.ts'
import { giveUpPlaces } from '../domain/commerce/payments/give-up-places.ts'
import { createClock } from '../runtime/clock.ts'
import { withBindings } from './local-database.ts'
import { refundRace } from './refund-race.ts'

const sentences: Partial<Record<DomainError['code'], string>> = {
  'not-found': 'There is no such order, event, date or race.',
  conflict:
    'Nothing has changed: that order is not paid, has no such place any more, or its rule pays nothing back.',
  'invalid-body':
    'The amount must be between 0 and what is left of the total of the order. Name either an amount or --by-rule.',
}

const flags = process.argv.slice(2)
const [reference, stated] = flags.filter((each) => !each.startsWith('--'))
const valueOf = (name: string) =>
  flags.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3) ?? null

function placesOf(text: string | null): number[] | null {
  if (text === null) return null
  const numbers = text.split(',').map((each) => Number(each) - 1)
  if (!numbers.every((each) => Number.isInteger(each) && each >= 0))
    throw new DomainError('conflict')
  return numbers
}

function amountOf(text: string | undefined, isRuled: boolean): number | 'rule' | null {
  if (isRuled && text !== undefined) throw new DomainError('invalid-body')
  if (isRuled) return 'rule'
  if (text === undefined) return null
  const amount = Number(text)
  if (!Number.isInteger(amount)) throw new DomainError('invalid-body')
  return amount
}

try {
  if (reference === undefined) throw new DomainError('not-found')
  await withBindings(
    async (settings) => {
      const db = createDatabase(settings.DB)
      const now = createClock(settings).now()
      const withFee = !flags.includes('--without-fee')
      if (stated !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(stated)) {
        const race = { permalink: reference, date: stated, race: valueOf('race'), withFee }
        const orders = await refundRace(db, race, now)
        console.log(`Places of ${orders} orders are given up; the job "refunds" pays them back.`)
        return
      }
      const amount = await giveUpPlaces(
        db,
        {
          orderId: reference,
          ordinals: placesOf(valueOf('places')),
          amount: amountOf(stated, flags.includes('--by-rule')),
          withFee,
          note: valueOf('reason') ?? '',
          isMailed: true,
        },
        now,
      )
      console.log(`${amount} (minor units) will be refunded.`)
    },
    { remote: flags.includes('--remote') },
  )
} catch (error) {
  const sentence = error instanceof DomainError ? sentences[error.code] : undefined
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
}
