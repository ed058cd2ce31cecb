import type { Preferences } from '../model/values/preferences.ts'
import type { Rates } from '../model/values/rates.ts'
import type { Locale } from '../model/locales.ts'

/** Settings for formatting a response: language, unit, currency and exchange rates. */
export interface Reader extends Preferences {
  locale: Locale
  rates: Rates
}
