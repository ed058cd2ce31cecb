import type * as v from 'valibot'
import { mostExtensions } from '../../../src/model/orders/holds.ts'
import type { heldView, OrderView } from '../../../src/model/schemas/orders/order.ts'
import type { Changed } from '../../domain/commerce/orders/change-extras.ts'
import type { Order } from '../../domain/commerce/orders/find-order.ts'
import { refundOfPlaces } from '../../domain/commerce/payments/order-costs.ts'
import type { Held } from '../../domain/commerce/orders/hold-order.ts'

/** Minor units that its promo code takes off an order. */
export const discountOf = ({ places }: Pick<Order, 'places'>): number =>
  places.reduce((sum, { discount }) => sum + discount, 0)

function backNow(order: Order, ordinal: number, now: Date): number | null {
  const ruled = refundOfPlaces(order, [ordinal], now)
  return ruled.reason === undefined ? ruled.amount : null
}

/** An order for its buyer. A hold whose time is over is `ended`: its places are free for others, and may still be paid. */
export function presentOrder(order: Order, now: Date): OrderView {
  const { editionId: edition, state, currency, total, fee, promoCode, until, extensions } = order
  const hasEnded = until !== null && until <= now.toISOString()
  return {
    edition,
    state: hasEnded && (state === 'held' || state === 'awaiting') ? 'ended' : state,
    currency,
    total,
    fee,
    promo: promoCode,
    discount: discountOf(order),
    until,
    extensionsLeft: mostExtensions - extensions,
    places: order.places.map(({ raceId: race, price, state: of }, ordinal) => ({
      race,
      price,
      isGivenUp: state !== 'cancelled' && of === 'cancelled',
      refund: state === 'paid' && of === 'valid' ? backNow(order, ordinal, now) : null,
    })),
    extras: order.items.map(({ optionId: option, ordinal: place, quantity, price }) => ({
      option,
      place,
      quantity,
      price,
    })),
  }
}

export const presentHeld = (held: Held, now: Date): v.InferOutput<typeof heldView> =>
  held.state === 'held' ? { state: 'held', order: presentOrder(held.order, now) } : held

export const presentChanged = <Refusal>(
  changed: Changed<Refusal>,
  order: Order,
  now: Date,
): { state: 'changed'; order: OrderView } | { state: 'refused'; refusal: Refusal } =>
  changed.state === 'changed' ? { state: 'changed', order: presentOrder(order, now) } : changed
