import { toMajor } from '../../../src/model/money/minor-units.ts'
import { decimalsOf } from '../../../src/model/values/currencies.ts'
import { convert } from '../../rates/convert.ts'
import { longDate, price } from '../../../src/i18n/format.ts'
import type { Reader } from '../../../src/i18n/reader.ts'

export interface FormattedPrice {
  /** "€89"; "≈ €79" for a converted price. */
  text: string
  /** The organiser's price, "SEK 890", and the date of the rate, "20 November 2026"; null if not converted. */
  converted: { stated: string; date: string } | null
}

/** Amount from which a converted price has no decimals: it is approximate. */
const wholeFrom = 20

/**
 * An organiser's price in the reader's currency; not converted if a currency has no rate.
 * @param minor amount in minor units of its currency
 */
export function priceIn(reader: Reader, minor: number, currency: string): FormattedPrice {
  const { locale, rates } = reader
  const amount = toMajor(minor, currency)
  const stated = price(amount, currency, locale)
  const exact = convert(amount, currency, reader.currency, rates)
  if (exact === null || currency === reader.currency) return { text: stated, converted: null }
  const decimals = exact >= wholeFrom ? 0 : decimalsOf(reader.currency)
  const rounded = Math.round(exact * 10 ** decimals) / 10 ** decimals
  // The dinar's rate comes from another source with another date; the older date is shown.
  const dinar = currency === 'RSD' || reader.currency === 'RSD'
  const day = dinar && rates.rsdDate < rates.date ? rates.rsdDate : rates.date
  return {
    text: `≈\u00a0${price(rounded, reader.currency, locale)}`,
    converted: { stated, date: longDate(day, locale) },
  }
}
