import { DomainError } from '../../../../src/model/values/errors.ts'
import type { NoRefund } from '../../../../src/model/orders/refund-rules.ts'
import type { Database } from '../../../db/client.ts'
import { findOrder } from '../orders/find-order.ts'
import { giveUpByRule } from './give-up-places.ts'
import { refundOfPlaces } from './order-costs.ts'

interface PlaceGivenUp {
  orderId: string
  /** Number of the place in the order, from 0. */
  ordinal: number
  /** Minor units that its buyer saw. */
  shown: number
}

export type GivenUp =
  | { state: 'given-up' }
  | { state: 'refused'; reason: NoRefund | 'refund-moved' }

/** Attempts that may lose against another change of the order. */
const attempts = 4

/**
 * Gives up a place for its buyer, who gets back the amount that was shown, or nothing happens. A place is given up once: a form that
 * is sent again meets the place that has been given up.
 * @throws DomainError not-found for a place that the order does not have; conflict for an order that is not paid
 */
export async function giveUpPlace(
  db: Database,
  { orderId, ordinal, shown }: PlaceGivenUp,
  now: Date,
): Promise<GivenUp> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const order = await findOrder(db, orderId)
    const place = order?.places[ordinal]
    if (order === null || place === undefined) throw new DomainError('not-found')
    const { state } = order
    if (state !== 'paid' && state !== 'refunded') throw new DomainError('conflict')
    if (place.state === 'cancelled') return { state: 'given-up' }
    const ruled = refundOfPlaces(order, [ordinal], now)
    if (ruled.reason !== undefined) return { state: 'refused', reason: ruled.reason }
    if (ruled.amount !== shown) return { state: 'refused', reason: 'refund-moved' }
    try {
      await giveUpByRule(db, order, { ordinals: [ordinal], amount: ruled.amount }, now)
      return { state: 'given-up' }
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'conflict') throw error
    }
  }
  throw new DomainError('conflict')
}
