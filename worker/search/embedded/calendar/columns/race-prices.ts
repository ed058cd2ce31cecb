import { priceOn } from '../../../../rules/ticket-prices.ts'
import { cachedOnDay } from './cached-on-day.ts'
import { dayOrNull, noDay, type PriceTable } from './columns.ts'

/**
 * Euro of each list of price steps on a day, NaN for none. Price steps are stored with their days, so that a price that
 * expires at midnight is right without writing anything.
 */
export const pricesOn = cachedOnDay((columns, day): Float64Array => {
  const { count, start, euro, until } = columns.prices
  const prices = new Float64Array(count)
  for (let list = 0; list < count; list += 1) {
    const first = start[list] ?? 0
    const last = until[first] ?? noDay
    // Most lists have one step, which counts until it expires.
    if ((start[list + 1] ?? 0) - first === 1)
      prices[list] = last === noDay || last >= day ? (euro[first] ?? 0) : Number.NaN
    else prices[list] = priceOn(stepsOf(columns.prices, list), day)?.amountEur ?? Number.NaN
  }
  return prices
})

function stepsOf({ start, euro, from, until }: PriceTable, list: number) {
  const first = start[list] ?? 0
  const end = start[list + 1] ?? first
  return Array.from({ length: end - first }, (_, index) => ({
    amountEur: euro[first + index] ?? 0,
    from: dayOrNull(from[first + index]),
    until: dayOrNull(until[first + index]),
  }))
}
