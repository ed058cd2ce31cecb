import type { Currency } from './currencies.ts'

/** Exchange rates, with the day of each source, which pages show. */
export interface Rates {
  /** ISO day of the European Central Bank's reference rates. */
  date: string
  /** ISO day of the dinar's middle rate, which the European Central Bank does not publish. */
  rsdDate: string
  /** Units of each currency for one euro; EUR is 1. */
  perEuro: Readonly<Record<Currency, number>>
}
