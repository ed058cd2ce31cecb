import { priceOn, pricedRaces } from '../../../../../src/model/ticket-prices.ts'
import { dayOrNull, type Columns } from './columns.ts'
import { raceFlags } from './stored-edition.ts'

/** Prices of one day by their columns: nearly all queries are about today. */
const cache = new WeakMap<Columns, { day: number; prices: Float64Array }>()

/**
 * Euro of each race on a day, NaN for none. Price steps are stored with their days, so that a price that expires at
 * midnight is right without writing anything.
 */
export function pricesOn(columns: Columns, day: number): Float64Array {
  const cached = cache.get(columns)
  if (cached?.day === day) return cached.prices
  const prices = new Float64Array(columns.metres.length).fill(Number.NaN)
  if (columns.stepPrice.length > 0)
    for (let edition = 0; edition < columns.editions; edition += 1)
      for (const { race } of pricedRaces(racesOf(columns, edition)))
        prices[race] = priceOn(stepsOf(columns, race), day)?.amountEur ?? Number.NaN
  cache.set(columns, { day, prices })
  return prices
}

function racesOf({ raceStart, raceFlags: flags }: Columns, edition: number) {
  const first = raceStart[edition] ?? 0
  const end = raceStart[edition + 1] ?? first
  return Array.from({ length: end - first }, (_, index) => ({
    race: first + index,
    soldOut: ((flags[first + index] ?? 0) & raceFlags.soldOut) !== 0,
  }))
}

function stepsOf({ stepStart, stepPrice, stepFrom, stepUntil }: Columns, race: number) {
  const first = stepStart[race] ?? 0
  const end = stepStart[race + 1] ?? first
  return Array.from({ length: end - first }, (_, index) => ({
    amountEur: stepPrice[first + index] ?? 0,
    from: dayOrNull(stepFrom[first + index]),
    until: dayOrNull(stepUntil[first + index]),
  }))
}
