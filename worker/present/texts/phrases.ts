import { number } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import type { FormattedPrice } from './prices.ts'
import { m } from '../../../src/paraglide/messages.js'

/** Phrases that are part of a sentence or figure of the API's responses. */

export function floors(value: number, locale: Locale): string {
  return m.floors_count({ count: value, n: number(value, locale) }, { locale })
}

export function steps(value: number, locale: Locale): string {
  return m.steps_count({ count: value, n: number(value, locale) }, { locale })
}

/** Tooltip of a converted price: original amount and rate date; null if not converted. */
export function priceNote({ converted }: FormattedPrice, locale: Locale): string | null {
  if (converted === null) return null
  return m.price_converted({ price: converted.stated, date: converted.date }, { locale })
}

/** Sentence with the rate date of a converted price, for below a list of prices; null if not converted. */
export function rateNote({ converted }: FormattedPrice, locale: Locale): string | null {
  return converted === null ? null : m.price_rate({ date: converted.date }, { locale })
}
