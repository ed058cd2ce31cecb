import { decimalsOf } from '../model/currencies.ts'
import { convert } from '../model/rates.ts'
import { m } from '../paraglide/messages.js'
import { longDate, price } from './format.ts'
import type { Reader } from './reader.ts'

export interface WordedPrice {
  /** "€89"; "≈ €79" where it was converted. */
  text: string
  approximate: boolean
  /** What a converted price was, and of which day the rate is: "Organiser's price SEK 890, rate of 20 November 2026". */
  note: string | null
}

/** From this amount on, a converted price is shown in whole units: more digits would claim to know too much. */
const wholeFrom = 20

/** An organiser's price in the reader's money. A currency without a rate stays the organiser's. */
export function priceIn(reader: Reader, amount: number, currency: string): WordedPrice {
  const { locale, rates } = reader
  const stated = price(amount, currency, locale)
  const converted = convert(amount, currency, reader.currency, rates)
  if (converted === null || currency === reader.currency)
    return { text: stated, approximate: false, note: null }
  const decimals = converted >= wholeFrom ? 0 : decimalsOf(reader.currency)
  const rounded = Math.round(converted * 10 ** decimals) / 10 ** decimals
  // The dinar's rate is of another source, with a day of its own; the older of the two days is the honest one.
  const dinar = currency === 'RSD' || reader.currency === 'RSD'
  const day = dinar && rates.rsdDate < rates.date ? rates.rsdDate : rates.date
  return {
    text: `≈\u00a0${price(rounded, reader.currency, locale)}`,
    approximate: true,
    note: m.price_converted({ price: stated, date: longDate(day, locale) }, { locale }),
  }
}
