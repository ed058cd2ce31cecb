import type { SaleFacts } from '../../../../src/model/schemas/orders/sale-facts.ts'
import { isPublishedKey, lastNumberOf } from './published-keys.ts'

/** Gives new promo codes the numbers after `last`, by which their stocks and orders know them. */
export function numberPromos(sale: SaleFacts, last: number): SaleFacts {
  const keys = sale.promos.map(({ key }) => key)
  let next = lastNumberOf(keys, last)
  const promos = sale.promos.map((promo) => {
    if (isPublishedKey(promo.key)) return promo
    next += 1
    return { ...promo, key: String(next) }
  })
  return { ...sale, promos }
}
