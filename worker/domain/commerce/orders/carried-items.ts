import type { ItemWant } from '../sales/plan-items.ts'
import type { PlaceWant } from '../sales/plan-places.ts'
import type { Order } from './find-order.ts'

/** Number of a place among those of its race, by ordinal. */
function numbersOf(races: readonly number[]): { raceId: number; number: number }[] {
  const counts = new Map<number, number>()
  return races.map((raceId) => {
    const number = (counts.get(raceId) ?? 0) + 1
    counts.set(raceId, number)
    return { raceId, number }
  })
}

/**
 * The extras of an order as they are wanted for other places: those of a place move to the place with the same number of the
 * same race, those of the order stay.
 */
export function carriedItems(
  { places: former, items }: Pick<Order, 'places' | 'items'>,
  wanted: readonly PlaceWant[],
): ItemWant[] {
  const before = numbersOf(former.map(({ raceId }) => raceId))
  const after = numbersOf(
    wanted.flatMap(({ raceId, quantity }) => Array.from({ length: quantity }, () => raceId)),
  )
  return items.flatMap(({ optionId, ordinal, quantity }): ItemWant[] => {
    if (ordinal === null) return [{ optionId, ordinal, quantity }]
    const place = before[ordinal]
    const moved = after.findIndex(
      ({ raceId, number }) => raceId === place?.raceId && number === place.number,
    )
    return moved === -1 ? [] : [{ optionId, ordinal: moved, quantity }]
  })
}
