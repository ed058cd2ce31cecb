import type { Preferences } from '../model/preferences.ts'
import type { Rates } from '../model/rates.ts'
import type { Locale } from './locales.ts'

/** Settings for formatting a response: language, unit, currency and exchange rates. */
export interface Reader extends Preferences {
  locale: Locale
  rates: Rates
}
