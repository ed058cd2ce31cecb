import { priceOn, pricedRaces } from '../../../../src/model/ticket-prices.ts'
import { unknownDay, type Columns } from './columns.ts'
import { raceFlags } from './edition-row.ts'

/** Prices by the columns they were worked out of; a day is over before its columns are. */
const known = new WeakMap<Columns, { day: number; prices: Float64Array }>()

/**
 * Euro of each race on a day, NaN where no price counts: steps are kept with their days, so that a price that expires at
 * midnight is right without writing anything.
 */
export function pricesOn(columns: Columns, day: number): Float64Array {
  const kept = known.get(columns)
  if (kept?.day === day) return kept.prices
  const prices = new Float64Array(columns.metres.length).fill(Number.NaN)
  if (columns.stepPrice.length > 0)
    for (let edition = 0; edition < columns.editions; edition += 1)
      for (const { race } of pricedRaces(racesOf(columns, edition)))
        prices[race] = priceOn(stepsOf(columns, race), day)?.amountEur ?? Number.NaN
  known.set(columns, { day, prices })
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

const dayOrNull = (day: number | undefined): number | null =>
  day === undefined || day === unknownDay ? null : day

function stepsOf({ stepStart, stepPrice, stepFrom, stepUntil }: Columns, race: number) {
  const first = stepStart[race] ?? 0
  const end = stepStart[race + 1] ?? first
  return Array.from({ length: end - first }, (_, index) => ({
    amountEur: stepPrice[first + index] ?? 0,
    from: dayOrNull(stepFrom[first + index]),
    until: dayOrNull(stepUntil[first + index]),
  }))
}
