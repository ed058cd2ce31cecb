import type { Want } from '../capacity/take-stock.ts'
import type { SaleTerms } from './find-terms.ts'

/** A buyer's wish: so many places of a race. */
export interface PlaceWant {
  raceId: number
  quantity: number
}

/** A place at its price in minor units. */
export interface PricedPlace {
  raceId: number
  stepId: number
  price: number
}

export interface PlacesPlan {
  places: PricedPlace[]
  /** Stocks to take, each once. */
  wants: Want[]
}

export type PlacesRefusal =
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
): PlacesPlan | PlacesRefusal {
  const priced: PricedPlace[] = []
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
  return { places: priced, wants }
}
