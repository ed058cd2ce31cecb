import type { Database } from '../../../db/client.ts'
import { planItems, type ExtraGone, type ItemWant } from '../sales/plan-items.ts'
import { priceOrder } from '../sales/plan-order.ts'
import { attemptChange } from './attempt-change.ts'
import { promoOf } from './change-order.ts'

export type Changed<Refusal = ExtraGone> =
  | { state: 'changed' }
  | { state: 'refused'; refusal: Refusal }

/**
 * Changes the extras of an order whose places are held: the former ones are free and all new ones are taken by the same
 * batch, or nothing changes. Places keep the prices at which they were held, and their discounts.
 * @throws DomainError not-found; conflict if the hold ended, the order is being paid, or others were faster each time
 */
export async function changeExtras(
  db: Database,
  orderId: string,
  wanted: readonly ItemWant[],
  now: Date,
): Promise<Changed> {
  const refusal = await attemptChange<ExtraGone>(
    db,
    orderId,
    ({ order, terms }) => {
      const plan = planItems(terms, wanted, order.places.length)
      if ('reason' in plan) return { refusal: plan }
      const priced = priceOrder(terms, order.places, plan.items)
      return { change: { kind: 'extra', wants: plan.wants, priced, promo: promoOf(order) } }
    },
    now,
  )
  return refusal === null ? { state: 'changed' } : { state: 'refused', refusal }
}
