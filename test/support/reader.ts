import type { Reader } from '../../src/i18n/reader.ts'
import type { Currency } from '../../src/model/values/currencies.ts'
import { defaultPreferences } from '../../src/model/values/preferences.ts'
import type { Rates } from '../../src/model/values/rates.ts'

/** Round rates: a euro is 10 kronor of any kind, 2 dollars of any kind, 200 yen. */
const perEuro: Record<Currency, number> = {
  EUR: 1,
  SEK: 10,
  GBP: 0.8,
  USD: 2,
  CZK: 25,
  NOK: 10,
  DKK: 10,
  JPY: 200,
  PLN: 4,
  AUD: 2,
  HKD: 8,
  INR: 100,
  TRY: 40,
  CNY: 8,
  CAD: 2,
  RSD: 125,
}
const testRates: Rates = { date: '2026-11-20', rsdDate: '2026-11-18', perEuro }

const testDay = Date.parse('2026-11-21T09:00:00Z')

/** A reader of English with the default preferences and these changes. */
export function readerOf(changes: Partial<Reader> = {}): Reader {
  return { locale: 'en', ...defaultPreferences, rates: testRates, now: testDay, ...changes }
}
