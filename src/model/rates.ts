import { isCurrency, type Currency } from './currencies.ts'

/** What currencies are worth, with the days of both sources, so that a page can say whose rate of which day it shows. */
export interface Rates {
  /** ISO day of the European Central Bank's reference rates. */
  date: string
  /** ISO day of the dinar's middle rate, which the European Central Bank does not publish. */
  rsdDate: string
  /** Units of each currency for one euro; EUR is 1. */
  perEuro: Readonly<Record<Currency, number>>
}

/** An amount in another currency, unrounded; null for a currency without a rate. */
export function convert(amount: number, from: string, to: string, rates: Rates): number | null {
  if (!isCurrency(from) || !isCurrency(to)) return null
  // Through the euro and back would cost the last digits of an amount that needs no conversion.
  if (from === to) return amount
  return (amount / rates.perEuro[from]) * rates.perEuro[to]
}

/** An amount in euro, rounded to cents. @throws RangeError for a currency outside the 16 */
export function euroOf(amount: number, currency: string, rates: Rates): number {
  const euro = convert(amount, currency, 'EUR', rates)
  if (euro === null) throw new RangeError(`no rate for ${currency}`)
  return Math.round(euro * 100) / 100
}
