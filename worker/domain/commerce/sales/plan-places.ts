import { shareOf, splitAmount } from '../../../../src/model/money/shares.ts'
import type { Want } from '../capacity/take-stock.ts'
import type { SaleTerms } from './find-terms.ts'

/** A buyer's wish: so many places of a race. */
export interface PlaceWant {
  raceId: number
  quantity: number
}

/** A place at its price, with its part of the site's fee; minor units. */
export interface PlannedPlace {
  raceId: number
  stepId: number
  price: number
  fee: number
}

export interface Plan {
  places: PlannedPlace[]
  /** Stocks to take, each once. */
  wants: Want[]
  total: number
  fee: number
}

export type Refusal =
  | { reason: 'not-on-sale'; raceId: number }
  | { reason: 'sold-out'; raceId: number; room: number }

/** Prices of so many places of a race at an instant: the steps in their order, each as far as it reaches. */
function stepsOf(terms: SaleTerms, { raceId, quantity }: PlaceWant, now: Date) {
  const at = now.toISOString()
  const steps = terms.steps.filter(
    (step) => step.raceId === raceId && (step.validUntil === null || step.validUntil > at),
  )
  let left = quantity
  return steps.flatMap((step) => {
    const stock = terms.rooms.find(({ kind, ownerId }) => kind === 'step' && ownerId === step.id)
    const count = stock === undefined ? 0 : Math.min(left, Math.max(0, stock.room))
    left -= count
    return stock === undefined || count === 0 ? [] : [{ step, count, stockId: stock.stockId }]
  })
}

/**
 * Plans which steps and stocks an order takes, from rooms that were read: the price comes from here alone. Whether the plan
 * still holds is for the statement that takes them to decide.
 */
export function planPlaces(
  terms: SaleTerms,
  wanted: readonly PlaceWant[],
  now: Date,
): Plan | Refusal {
  const priced: Omit<PlannedPlace, 'fee'>[] = []
  const wants: Want[] = []
  for (const want of wanted) {
    const { raceId, quantity } = want
    const places = terms.rooms.find((room) => room.raceId === raceId && room.kind === 'places')
    if (places === undefined) return { reason: 'not-on-sale', raceId }
    if (places.room < quantity)
      return { reason: 'sold-out', raceId, room: Math.max(0, places.room) }
    const steps = stepsOf(terms, want, now)
    const covered = steps.reduce((sum, { count }) => sum + count, 0)
    if (covered < quantity) return { reason: 'sold-out', raceId, room: covered }
    wants.push({ stockId: places.stockId, quantity })
    for (const { step, count, stockId } of steps) {
      wants.push({ stockId, quantity: count })
      for (let place = 0; place < count; place += 1)
        priced.push({ raceId, stepId: step.id, price: step.amount })
    }
  }
  const prices = priced.map(({ price }) => price)
  const sum = prices.reduce((total, price) => total + price, 0)
  const fee = feeOf(terms, prices, sum)
  const fees = splitAmount(fee, prices)
  return {
    places: priced.map((place, index) => ({ ...place, fee: fees[index] ?? 0 })),
    wants,
    total: terms.feeMode === 'on_top' ? sum + fee : sum,
    fee,
  }
}

/** The site's fee for an order, once per order; nothing on what costs nothing, and never more than what is paid. */
function feeOf(terms: SaleTerms, prices: readonly number[], sum: number): number {
  const paid = prices.filter((price) => price > 0).length
  const fee = shareOf(sum, terms.feeBasisPoints) + terms.feeFixed * paid
  return terms.feeMode === 'inside' ? Math.min(fee, sum) : fee
}
