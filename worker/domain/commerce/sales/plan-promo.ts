import { shareOf, splitAmount } from '../../../../src/model/money/shares.ts'
import type { Want } from '../capacity/take-stock.ts'
import type { SaleTerms } from './find-terms.ts'
import type { Promo } from './offer.ts'

/** A promo code of an order. */
export interface UsedPromo {
  id: number
  code: string
}

export interface PromoPlan {
  promo: UsedPromo
  /** Minor units off each place, in their order. */
  discounts: number[]
  want: Want
}

interface Place {
  raceId: number
  price: number
}

/** Minor units that a code takes off each place, in their order: of the sum of its races, split over them. */
export function discountsOf(
  { percent, amount, races }: Pick<Promo, 'percent' | 'amount' | 'races'>,
  places: readonly Place[],
): number[] {
  const prices = places.map(({ raceId, price }) =>
    races.length === 0 || races.includes(raceId) ? price : 0,
  )
  const sum = prices.reduce((total, price) => total + price, 0)
  const off = percent === null ? Math.min(amount ?? 0, sum) : shareOf(sum, percent * 100)
  return splitAmount(off, prices)
}

/**
 * The discounts of a code for places, from rooms that were read. Null, without a reason, for one that is unknown, has ended, is
 * used up or takes nothing off these places: who guesses learns nothing.
 */
export function planPromo(
  terms: SaleTerms,
  isMeant: (promo: Promo) => boolean,
  places: readonly Place[],
  now: Date,
): PromoPlan | null {
  const at = now.toISOString()
  const promo = terms.offer.promos.find(isMeant)
  const stock = terms.rooms.find(({ kind, ownerId }) => kind === 'promo' && ownerId === promo?.id)
  if (promo === undefined || stock === undefined || stock.room < 1) return null
  if (promo.validUntil !== null && promo.validUntil <= at) return null
  const discounts = discountsOf(promo, places)
  if (!discounts.some((discount) => discount > 0)) return null
  const { id, code } = promo
  return { promo: { id, code }, discounts, want: { stockId: stock.stockId, quantity: 1 } }
}
