import { promoCodeOf } from '../../../../src/model/orders/promo-code.ts'
import type { Database } from '../../../db/client.ts'
import { priceOrder } from '../sales/plan-order.ts'
import { planPromo } from '../sales/plan-promo.ts'
import { attemptChange } from './attempt-change.ts'
import type { Changed } from './change-extras.ts'

/** One reason for all codes that do not hold (sales/plan-promo.ts). */
export interface PromoRefused {
  reason: 'promo-refused'
}

/**
 * Uses a promo code for an order whose places are held, in place of a former one; an empty text gives the former one up. One
 * that does not hold changes nothing.
 * @throws DomainError not-found; conflict if the hold ended, the order is being paid, or others were faster each time
 */
export async function changePromo(
  db: Database,
  orderId: string,
  text: string,
  now: Date,
): Promise<Changed<PromoRefused>> {
  const code = promoCodeOf(text)
  const refusal = await attemptChange<PromoRefused>(
    db,
    orderId,
    ({ order, terms }) => {
      const plan = planPromo(terms, (promo) => promo.code === code, order.places, now)
      if (plan === null && code !== '') return { refusal: { reason: 'promo-refused' } }
      const places = order.places.map((place, at) => ({
        ...place,
        discount: plan?.discounts[at] ?? 0,
      }))
      const priced = priceOrder(terms, places, order.items)
      const wants = plan === null ? [] : [plan.want]
      return { change: { kind: 'promo', wants, priced, promo: plan?.promo ?? null } }
    },
    now,
  )
  return refusal === null ? { state: 'changed' } : { state: 'refused', refusal }
}
