import type { Locale } from '../../../src/i18n/locales.ts'
import type { Reader } from '../../../src/i18n/reader.ts'
import type { Currency } from '../../../src/model/currencies.ts'
import type { UnitSystem } from '../../../src/model/preferences.ts'
import type { Settings } from '../../settings/env.ts'
import { currentRates } from '../../rates/current-rates.ts'

interface ReaderKeys {
  locale: Locale
  currency: Currency
  unitSet: UnitSystem
}

/** Language, currency, units and today's rates, by which values of a response are formatted. */
export async function readerOf(
  settings: Settings,
  { locale, currency, unitSet }: ReaderKeys,
): Promise<Reader> {
  return { locale, currency, unit: unitSet, rates: await currentRates(settings) }
}
