import { decimalsOf } from '../model/currencies.ts'
import { convert } from '../model/rates.ts'
import { longDate, price } from './format.ts'
import type { Reader } from './reader.ts'

export interface FormattedPrice {
  /** "€89"; "≈ €79" where it was converted. */
  text: string
  /** Where it was converted: the organiser's price, "SEK 890", and the day of the rate, "20 November 2026". */
  converted: { stated: string; date: string } | null
}

/** From this amount on, a converted price is shown in whole units: more digits would claim to know too much. */
const wholeFrom = 20

/** An organiser's price in the reader's money. A currency without a rate stays the organiser's. */
export function priceIn(reader: Reader, amount: number, currency: string): FormattedPrice {
  const { locale, rates } = reader
  const stated = price(amount, currency, locale)
  const exact = convert(amount, currency, reader.currency, rates)
  if (exact === null || currency === reader.currency) return { text: stated, converted: null }
  const decimals = exact >= wholeFrom ? 0 : decimalsOf(reader.currency)
  const rounded = Math.round(exact * 10 ** decimals) / 10 ** decimals
  // The dinar's rate is of another source, with a day of its own; the older of the two days is the honest one.
  const dinar = currency === 'RSD' || reader.currency === 'RSD'
  const day = dinar && rates.rsdDate < rates.date ? rates.rsdDate : rates.date
  return {
    text: `≈\u00a0${price(rounded, reader.currency, locale)}`,
    converted: { stated, date: longDate(day, locale) },
  }
}
