/** Orders of the plain model (order-model.ts), and the numbers of its sale (sale-tables.ts). */

export type OrderState = 'held' | 'paying' | 'awaiting' | 'paid' | 'cancelled' | 'refunded'

export interface ModelOrder {
  race: 0 | 1
  places: number
  /** Places at the first price. */
  low: number
  total: number
  state: OrderState
  until: number
  extensions: number
  payments: ('created' | 'failed' | 'cancelled' | 'succeeded' | 'to_refund' | 'refunded')[]
  /** Prices of the places that are left, those at the first price first; the first of them have shirts. */
  prices: number[]
  /** Minor units that the promo code takes off them. */
  discounts: number[]
  code: string
  shirts: number
  meals: number
  /** Amounts that are asked back, in their order, by payment. */
  asked: { payment: number; amount: number }[]
  back: number
}

export const minute = 60_000
export const firstStep = 2
export const extras = {
  shirts: { quantity: 3, price: 500 },
  meals: { quantity: 2, price: 300 },
} as const
export type Extra = keyof typeof extras

export interface ModelHold {
  race: 0 | 1
  places: number
  shown: number | null
  shirts: number
}

/** An order that was just held, without its places and prices. */
export const newModelOrder = (): Pick<
  ModelOrder,
  'state' | 'extensions' | 'payments' | 'code' | 'meals' | 'asked' | 'back'
> => ({ state: 'held', extensions: 0, payments: [], code: '', meals: 0, asked: [], back: 0 })
