import { shareOf, splitAmount } from '../../../../src/model/money/shares.ts'
import type { Want } from '../capacity/take-stock.ts'
import type { SaleTerms } from './find-terms.ts'
import { planItems, type ExtraGone, type ItemWant, type PricedItem } from './plan-items.ts'
import { planPlaces, type PlacesRefusal, type PlaceWant, type PricedPlace } from './plan-places.ts'
import { planPromo, type UsedPromo } from './plan-promo.ts'

/** Lines and sum of an order in minor units, each line with its part of the site's fee. */
export interface PricedOrder<Place = PricedPlace> {
  places: (Place & { discount: number; fee: number })[]
  items: (PricedItem & { fee: number })[]
  total: number
  fee: number
}

export interface Plan extends PricedOrder {
  /** Stocks to take, each once. */
  wants: Want[]
  /** Code whose discounts the places have; null without. */
  promo: UsedPromo | null
}

export type Refusal = PlacesRefusal | ExtraGone

export interface OrderWants {
  places: readonly PlaceWant[]
  items: readonly ItemWant[]
  /** Code that the order has; left out once it holds no longer. */
  promoId?: number | null
}

/** Plans the places and extras of an order: prices and stocks come from here alone. */
export function planOrder(
  terms: SaleTerms,
  { places: wantedPlaces, items: wantedItems, promoId = null }: OrderWants,
  now: Date,
): Plan | Refusal {
  const places = planPlaces(terms, wantedPlaces, now)
  if ('reason' in places) return places
  const items = planItems(terms, wantedItems, places.places.length)
  if ('reason' in items) return items
  const promo = planPromo(terms, ({ id }) => id === promoId, places.places, now)
  const discounted = places.places.map((place, at) => ({
    ...place,
    discount: promo?.discounts[at] ?? 0,
  }))
  return {
    ...priceOrder(terms, discounted, items.items),
    wants: [...places.wants, ...items.wants, ...(promo === null ? [] : [promo.want])],
    promo: promo?.promo ?? null,
  }
}

/** The sum of lines at their prices less their discounts, and the fee, which is split over them by largest remainder. */
export function priceOrder<Place extends { price: number; discount: number }>(
  terms: SaleTerms,
  places: readonly Place[],
  items: readonly PricedItem[],
): PricedOrder<Place> {
  const prices = [
    ...places.map(({ price, discount }) => price - discount),
    ...items.map(({ price }) => price),
  ]
  const sum = prices.reduce((total, price) => total + price, 0)
  const paid = places.filter(({ price, discount }) => price > discount).length
  const fee = feeOf(terms, paid, sum)
  const fees = splitAmount(fee, prices)
  return {
    places: places.map((place, index) => ({ ...place, fee: fees[index] ?? 0 })),
    items: items.map((item, index) => ({ ...item, fee: fees[places.length + index] ?? 0 })),
    total: terms.feeMode === 'on_top' ? sum + fee : sum,
    fee,
  }
}

/** The site's fee for an order, once per order; nothing on what costs nothing, and never more than what is paid. */
function feeOf(terms: SaleTerms, paidPlaces: number, sum: number): number {
  const fee = shareOf(sum, terms.feeBasisPoints) + terms.feeFixed * paidPlaces
  return terms.feeMode === 'inside' ? Math.min(fee, sum) : fee
}
