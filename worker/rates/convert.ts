import { isCurrency } from '../../src/model/values/currencies.ts'
import type { Rates } from '../../src/model/values/rates.ts'

/** An amount in another currency, unrounded; null for a currency without a rate. */
export function convert(amount: number, from: string, to: string, rates: Rates): number | null {
  if (!isCurrency(from) || !isCurrency(to)) return null
  // Conversion through the euro and back would change the last digits.
  if (from === to) return amount
  return (amount / rates.perEuro[from]) * rates.perEuro[to]
}

/** An amount in euro, rounded to cents. @throws RangeError for a currency outside the 16 */
export function euroOf(amount: number, currency: string, rates: Rates): number {
  const euro = convert(amount, currency, 'EUR', rates)
  if (euro === null)
    throw new RangeError(
      `The currency ${currency} has no rate; the catalogue allows the 16 of spec §9`,
    )
  return Math.round(euro * 100) / 100
}
