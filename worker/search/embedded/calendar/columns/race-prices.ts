import { priceOn } from '../../../../../src/model/ticket-prices.ts'
import { dayOrNull, type Columns, type PriceTable } from './columns.ts'

/** Prices of one day by their columns: nearly all queries are about today. */
const cache = new WeakMap<Columns, { day: number; prices: Float64Array }>()

/**
 * Euro of each list of price steps on a day, NaN for none. Price steps are stored with their days, so that a price that
 * expires at midnight is right without writing anything.
 */
export function pricesOn(columns: Columns, day: number): Float64Array {
  const cached = cache.get(columns)
  if (cached?.day === day) return cached.prices
  const prices = Float64Array.from(
    { length: columns.prices.count },
    (_, list) => priceOn(stepsOf(columns.prices, list), day)?.amountEur ?? Number.NaN,
  )
  cache.set(columns, { day, prices })
  return prices
}

function stepsOf({ start, euro, from, until }: PriceTable, list: number) {
  const first = start[list] ?? 0
  const end = start[list + 1] ?? first
  return Array.from({ length: end - first }, (_, index) => ({
    amountEur: euro[first + index] ?? 0,
    from: dayOrNull(from[first + index]),
    until: dayOrNull(until[first + index]),
  }))
}
