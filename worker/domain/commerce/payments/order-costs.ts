import {
  refundOf,
  refundStepOn,
  type NoRefund,
  type RefundStep,
} from '../../../../src/model/orders/refund-rules.ts'
import { takesPlace } from '../../../../src/model/event/edition-status.ts'
import { localTimeOf } from '../../../time/local-times.ts'
import type { Order } from '../orders/find-order.ts'

/** Lines whose price counts. */
interface Counted {
  /** True if extras count, and the site's fee where it is on top of the prices. */
  extras: boolean
  serviceFee: boolean
}

const all: Counted = { extras: true, serviceFee: true }

const isValid = ({ state }: Order['places'][number]) => state === 'valid'

/** True if the site's fee is on top of the prices of an order. */
export function isFeeOnTop({ total, places, items }: Order): boolean {
  const prices = [
    ...places.map(({ price, discount }) => price - discount),
    ...items.map(({ price }) => price),
  ]
  return total > prices.reduce((sum, price) => sum + price, 0)
}

/** Price of a place with its extras. */
function costOfPlace(order: Order, ordinal: number, { extras, serviceFee }: Counted): number {
  const place = order.places[ordinal]
  if (place === undefined) return 0
  const items = extras ? order.items.filter((item) => item.ordinal === ordinal) : []
  return costOfLines(
    order,
    [{ ...place, price: place.price - place.discount }, ...items],
    serviceFee,
  )
}

function costOfLines(
  order: Order,
  lines: readonly { price: number; fee: number }[],
  serviceFee: boolean,
): number {
  const withFee = serviceFee && isFeeOnTop(order)
  return lines.reduce((sum, { price, fee }) => sum + price + (withFee ? fee : 0), 0)
}

/** Price of the extras of an order, which go with its last place. */
function costOfRest(
  order: Order,
  ordinals: readonly number[],
  { extras, serviceFee }: Counted,
): number {
  const isWhole = order.places.every((place, at) => !isValid(place) || ordinals.includes(at))
  const items = order.items.filter(({ ordinal }) => ordinal === null)
  return isWhole && extras ? costOfLines(order, items, serviceFee) : 0
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Minor units that places cost with their extras, and those of the order if none is left; at most the rest of the total. */
export const costOfPlaces = (order: Order, ordinals: readonly number[]): number =>
  Math.min(
    sumOf(ordinals.map((ordinal) => costOfPlace(order, ordinal, all))) +
      costOfRest(order, ordinals, all),
    order.total - order.givenBack,
  )

/** ISO date at the place of an order's edition. */
const dayAtPlace = ({ zone }: Order, now: Date) => localTimeOf(now.toISOString(), zone).slice(0, 10)

/** True once the race of a place has begun; without a known time, from the beginning of its day. */
function hasStarted(order: Order, ordinal: number, now: Date): boolean {
  const place = order.places[ordinal]
  if (place === undefined) return true
  const start = `${place.date}T${place.startTime ?? '00:00'}`
  return localTimeOf(now.toISOString(), order.zone) >= start
}

export type RuledRefund =
  | { amount: number; step: RefundStep | null; reason?: never }
  | { reason: NoRefund }

/**
 * Minor units that the rule of an order pays back for places that are given up now, with the step that holds; null once none
 * does. Places are computed one by one, so that it does not matter in how many parts they are given up.
 */
export function refundOfPlaces(order: Order, ordinals: readonly number[], now: Date): RuledRefund {
  if (!takesPlace(order.status)) return { reason: 'off' }
  if (ordinals.some((ordinal) => hasStarted(order, ordinal, now))) return { reason: 'started' }
  const rule = order.terms.refunds
  if (costOfPlaces(order, ordinals) === 0) return { amount: 0, step: null }
  if (rule === null) return { reason: 'no-rule' }
  const step = refundStepOn(rule, dayAtPlace(order, now))
  if (step === null) return { amount: 0, step }
  const places = ordinals.map((ordinal) => refundOf(costOfPlace(order, ordinal, rule), step))
  const rest = refundOf(costOfRest(order, ordinals, rule), { ...step, fee: 0 })
  return { amount: Math.min(sumOf(places) + rest, order.total - order.givenBack), step }
}
