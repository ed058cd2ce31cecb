import type { SaleState } from '../../../../src/model/orders/sale-states.ts'
import type { SaleTerms } from './find-terms.ts'

/** Places that are left of all races at which their number is stated: this many, or a share of all. */
const fewPlaces = 10
const fewShare = 0.1

/** True if so few places are left that their number is stated. */
export const isFew = (room: number, quantity: number): boolean =>
  room > 0 && room <= Math.max(fewPlaces, quantity * fewShare)

interface SaleFacts extends Pick<SaleTerms, 'state' | 'opensAt' | 'closesAt'> {
  /** Places of all races that are neither sold nor held, and all of them. */
  room: number
  quantity: number
}

/**
 * State of a sale at an instant: the one rule that the event's page, its structured data, the page of the sign-up and the
 * checkout follow.
 */
export function saleState(
  { state, opensAt, closesAt, room, quantity }: SaleFacts,
  now: Date,
): SaleState {
  const at = now.toISOString()
  if (at >= closesAt) return 'closed'
  if (at < opensAt) return 'soon'
  if (state === 'paused') return 'paused'
  if (room <= 0) return 'sold-out'
  return isFew(room, quantity) ? 'few' : 'open'
}
