import type { Reader } from '../../src/i18n/reader.ts'
import { currencies, type Currency } from '../../src/model/currencies.ts'
import { defaultPreferences } from '../../src/model/preferences.ts'
import type { Rates } from '../../src/model/rates.ts'

const one = Object.fromEntries(currencies.map((code) => [code, 1]))

/** Round rates: 10 kronor, 2 dollars or 200 yen are a euro, and everything else is worth as much as one. */
const perEuro: Record<Currency, number> = Object.assign({ EUR: 1 }, one, {
  SEK: 10,
  USD: 2,
  JPY: 200,
})
const testRates: Rates = { date: '2026-11-20', rsdDate: '2026-11-18', perEuro }

/** A reader of English with the default preferences and these changes. */
export function readerOf(changes: Partial<Reader> = {}): Reader {
  return { locale: 'en', ...defaultPreferences, rates: testRates, ...changes }
}
