import type { PriceFacts } from '../../schemas/event/event-facts.ts'
import { brokenRules, isAfter, isDateFault, type FactFaults } from './fault-codes.ts'

/** Steps of a race's price: an amount in a currency, for days that belong to one step only. */
export function faultsOfPrices(prefix: string, prices: readonly PriceFacts[]): FactFaults {
  const faults: FactFaults = {}
  for (const [index, price] of prices.entries()) {
    const { amount, currency, validFrom, validUntil } = price
    const isOverlapping = prices.slice(0, index).some((other) => overlap(other, price))
    const broken = brokenRules(`${prefix}${price.key}.`, [
      ['amount', 'required', amount === null],
      ['amount', 'min', amount !== null && amount < 0],
      ['currency', 'required', currency === null],
      ['validFrom', 'invalid', isDateFault(validFrom)],
      ['validUntil', 'invalid', isDateFault(validUntil)],
      ['validUntil', 'step-order', isAfter(validFrom, validUntil)],
      ['validFrom', 'steps-overlap', isOverlapping],
    ])
    Object.assign(faults, broken)
  }
  return faults
}

/** True for two steps in one currency with a day in common; a missing day is no limit. */
const overlap = (a: PriceFacts, b: PriceFacts): boolean =>
  a.currency === b.currency &&
  !isAfter(a.validFrom, b.validUntil) &&
  !isAfter(b.validFrom, a.validUntil)
