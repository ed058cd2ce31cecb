import type { Preferences } from '../model/values/preferences.ts'
import type { Rates } from '../model/values/rates.ts'
import type { Locale } from '../model/locales.ts'

/** Settings for formatting a response: language, unit, currency, exchange rates and time. */
export interface Reader extends Preferences {
  locale: Locale
  rates: Rates
  /** Instant of the response in milliseconds. */
  now: number
}
