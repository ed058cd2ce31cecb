/**
 * `npm run refund -- <order> [<minor units>] [--without-fee] [--remote]`: gives up the places of a paid order and asks for its
 * refund, of the whole total if no amount is stated (docs/money.md).
 */
import { DomainError } from '../../src/model/values/errors.ts'
import { createDatabase } from '../db/client.ts'
import { findOrder } from '../domain/commerce/orders/find-order.ts'
import { giveUpOrder } from '../domain/commerce/payments/give-up-order.ts'
import { createClock } from '../runtime/clock.ts'
import { withBindings } from './local-database.ts'

const sentences: Partial<Record<DomainError['code'], string>> = {
  'not-found': 'There is no such order.',
  conflict: 'Nothing has changed: that order is not paid.',
  'invalid-body': 'The amount must be between 0 and the total of the order.',
}

const flags = process.argv.slice(2)
const [orderId, stated] = flags.filter((each) => !each.startsWith('--'))

try {
  if (orderId === undefined) throw new DomainError('not-found')
  await withBindings(
    async (settings) => {
      const db = createDatabase(settings.DB)
      const order = await findOrder(db, orderId)
      if (order === null) throw new DomainError('not-found')
      const amount = stated === undefined ? order.total : Number(stated)
      if (!Number.isInteger(amount)) throw new DomainError('invalid-body')
      const withFee = !flags.includes('--without-fee')
      await giveUpOrder(db, { orderId, amount, withFee }, createClock(settings).now())
      console.log(`${amount} of ${order.total} ${order.currency} (minor units) will be refunded.`)
    },
    { remote: flags.includes('--remote') },
  )
} catch (error) {
  const sentence = error instanceof DomainError ? sentences[error.code] : undefined
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 1
}
