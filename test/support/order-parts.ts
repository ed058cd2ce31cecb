import type { Order } from '../../worker/domain/commerce/orders/find-order.ts'
import type { ItemWant } from '../../worker/domain/commerce/sales/plan-items.ts'
import { shirt } from './sale-tables.ts'

/** A shirt for each of the first places. */
export const shirtsOf = (count: number): ItemWant[] =>
  Array.from({ length: count }, (_shirt, ordinal) => ({ optionId: shirt, ordinal, quantity: 1 }))

/** Minor units that places of an order cost, after their discounts. */
export const costOf = (order: Order | null, ordinals: readonly number[]): number =>
  ordinals.reduce((sum, ordinal) => {
    const { price = 0, discount = 0 } = order?.places[ordinal] ?? {}
    return sum + price - discount
  }, 0)
