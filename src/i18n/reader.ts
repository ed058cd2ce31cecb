import type { Preferences } from '../model/preferences.ts'
import type { Rates } from '../model/rates.ts'
import type { Locale } from './locales.ts'

/** Whom a text is worded for: language, units and money, and what that money is worth. */
export interface Reader extends Preferences {
  locale: Locale
  rates: Rates
}
