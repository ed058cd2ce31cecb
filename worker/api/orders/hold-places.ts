import type { Context } from 'hono'
import type { Locale } from '../../../src/model/locales.ts'
import {
  readPlaces,
  writePlaces,
  type CheckoutOutcome,
  type ChosenPlaces,
} from '../../../src/model/orders/checkout-steps.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Checkout } from '../../domain/commerce/orders/find-checkout.ts'
import { holdOrder, type Held } from '../../domain/commerce/orders/hold-order.ts'
import { endOverdue } from '../../domain/commerce/payments/end-overdue.ts'
import { nextToken } from '../../domain/commerce/orders/replace-order.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { sessionOfRequest } from '../middleware/session-of-request.ts'
import type { CheckoutForm } from './plain-form.ts'

/** The chosen places; a number that is none chooses nothing. */
export const placesOf = (form: CheckoutForm): ChosenPlaces[] =>
  readPlaces(
    [...form.startingWith('places-')]
      .map(([race, quantity]) => `${race}.${quantity.trim()}`)
      .join(','),
  ).filter(({ quantity }) => quantity > 0)

/** A sum that no places have. */
const noSum = -1

/** The sum of the places that the buyer saw: each at the price beside it. Null if no price was shown. */
export function shownSum(form: CheckoutForm, places: readonly ChosenPlaces[]): number | null {
  if (form.text('shown') === '') return null
  const prices = places.map(
    ({ raceId, quantity }) => quantity * Number(form.text(`price-${raceId}`)),
  )
  const sum = prices.reduce((total, price) => total + price, 0)
  return Number.isSafeInteger(sum) && sum >= 0 ? sum : noSum
}

const outcomes = {
  'not-open': 'not-open',
  'not-on-sale': 'sold-out',
  'sold-out': 'sold-out',
  'extra-gone': 'extra-gone',
  'price-moved': 'price-moved',
} as const satisfies Record<(Held & { state: 'refused' })['refusal']['reason'], CheckoutOutcome>

interface Holding {
  editionId: number
  places: readonly ChosenPlaces[]
  /** Sum of the order that the buyer saw, or that of its places. */
  shown?: number | null
  shownPlaces?: number | null
  token: string
  /** Order that stands at the address of the form. */
  standing: Checkout | null
  locale: Locale
}

/** Holds places, in place of an order that stands. @returns the outcome if they are refused, and the order's address */
export async function hold(c: Context<ApiEnvironment>, holding: Holding) {
  const { editionId, places, shown = null, shownPlaces = null, token, standing, locale } = holding
  const session = await sessionOfRequest(c)
  // An order whose money did not arrive in time is open again.
  if (standing?.order.state === 'awaiting')
    await endOverdue(c.var.db, { limit: 1, orderId: standing.order.id }, c.var.clock.now())
  const isOpen = standing?.order.state === 'held' || standing?.order.state === 'awaiting'
  const address = standing === null ? token : await nextToken(standing.token)
  const input = {
    editionId,
    places,
    shownTotal: shown,
    shownPlaces,
    token: address,
    buyerId: session?.member.id ?? standing?.facts.buyerId ?? null,
    locale,
    ...(isOpen ? { replaces: standing.order.id } : {}),
  }
  try {
    const held = await holdOrder(c.var.db, input, c.var.clock.now())
    const outcome = held.state === 'held' ? null : outcomes[held.refusal.reason]
    return { outcome, address: outcome === null ? address : (standing?.token ?? token) }
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'conflict') throw error
    return { outcome: 'faster' as const, address: standing?.token ?? token }
  }
}

export const placesOfOrder = ({ order }: Checkout): ChosenPlaces[] =>
  [...new Set(order.places.map(({ raceId }) => raceId))].map((raceId) => ({
    raceId,
    quantity: order.places.filter((place) => place.raceId === raceId).length,
  }))

const key = (places: readonly ChosenPlaces[]) =>
  writePlaces(places.toSorted((a, b) => a.raceId - b.raceId))

/** True if two choices have the same numbers of the same races. */
export const areSame = (one: readonly ChosenPlaces[], other: readonly ChosenPlaces[]): boolean =>
  key(one) === key(other)
