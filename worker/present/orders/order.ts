import type * as v from 'valibot'
import { mostExtensions } from '../../../src/model/orders/holds.ts'
import type { extrasView, heldView, OrderView } from '../../../src/model/schemas/orders/order.ts'
import type { Changed } from '../../domain/commerce/orders/change-order.ts'
import type { Order } from '../../domain/commerce/orders/find-order.ts'
import type { Held } from '../../domain/commerce/orders/hold-order.ts'

/** An order for its buyer. A hold whose time is over is `ended`: its places are free for others, and may still be paid. */
export function presentOrder(order: Order, now: Date): OrderView {
  const { editionId: edition, state, currency, total, fee, until, extensions } = order
  const hasEnded = until !== null && until <= now.toISOString()
  return {
    edition,
    state: hasEnded && (state === 'held' || state === 'awaiting') ? 'ended' : state,
    currency,
    total,
    fee,
    until,
    extensionsLeft: mostExtensions - extensions,
    places: order.places.map(({ raceId, price }) => ({ race: raceId, price })),
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

export const presentChanged = (
  changed: Changed,
  order: Order,
  now: Date,
): v.InferOutput<typeof extrasView> =>
  changed.state === 'changed' ? { state: 'changed', order: presentOrder(order, now) } : changed
