import { expect, test } from 'vitest'
import { readerOf } from '../../../test/support/reader.ts'
import { currencies, decimalsOf } from '../../../src/model/values/currencies.ts'
import { longDate, price } from '../../../src/i18n/format.ts'
import { currencyName } from '../../../src/i18n/names.ts'
import { locales } from '../../../src/model/locales.ts'
import { toMinor } from '../../../src/model/money/minor-units.ts'
import { priceIn } from './prices.ts'

const plain = (text: string): string => text.replace(/\s/gu, ' ')

test('a price in the reader’s currency is not converted', () => {
  expect(priceIn(readerOf(), 8_900, 'EUR')).toEqual({ text: '€89', converted: null })
  expect(priceIn(readerOf(), 8_950, 'EUR').text).toBe('€89.50')
})

test.each([
  ['EUR', 890, 'SEK', '≈ €89'],
  ['EUR', 895, 'SEK', '≈ €90'],
  ['EUR', 55, 'SEK', '≈ €5.50'],
  ['SEK', 89, 'EUR', '≈ SEK 890'],
  ['JPY', 12.34, 'EUR', '≈ JP¥2,468'],
  ['JPY', 0.01, 'EUR', '≈ JP¥2'],
  ['EUR', 15_000, 'JPY', '≈ €75'],
  ['USD', 0, 'EUR', '≈ US$0'],
] as const)('in %s, %d %s are "%s"', (currency, amount, stated, text) => {
  const shown = priceIn(readerOf({ currency }), toMinor(amount, stated), stated)
  expect([plain(shown.text), shown.converted !== null]).toEqual([text, true])
})

test('a converted price has the original price and the date of the rate', () => {
  const { converted } = priceIn(readerOf(), 89_000, 'SEK')
  expect([plain(converted?.stated ?? ''), converted?.date]).toEqual(['SEK 890', '20 November 2026'])
  expect(priceIn(readerOf(), 1_250_000, 'RSD').converted?.date).toBe('18 November 2026')
})

test('a price in a currency without a rate is not converted', () => {
  expect(plain(priceIn(readerOf(), 9_000, 'CHF').text)).toBe('CHF 90')
  expect(priceIn(readerOf(), 9_000, 'CHF').converted).toBeNull()
})

test.each(locales)(
  '%s formats each currency with its decimals, and marks converted prices',
  (locale) => {
    for (const currency of currencies) {
      const exact = price(1234.5, currency, locale)
      expect(exact, currency).toMatch(
        decimalsOf(currency) === 0 ? /1.?235(?!.?\d)/u : /1.?234[.,]50/u,
      )
      const reader = readerOf({ locale, currency })
      for (const stated of currencies) {
        const { text, converted } = priceIn(reader, toMinor(49.9, stated), stated)
        expect(text).not.toMatch(/NaN|undefined|Infinity/u)
        expect([text.startsWith('≈'), converted === null]).toEqual(
          stated === currency ? [false, true] : [true, false],
        )
        const dinar = stated === 'RSD' || currency === 'RSD'
        const day = longDate(dinar ? '2026-11-18' : '2026-11-20', locale)
        if (converted !== null)
          expect(converted).toEqual({
            stated: price(stated === 'JPY' ? 50 : 49.9, stated, locale),
            date: day,
          })
      }
    }
  },
)

test.each(locales)('%s has a name for each of the 16 currencies', (locale) => {
  const names = currencies.map((currency) => currencyName(currency, locale))
  expect(new Set(names).size).toBe(16)
  expect(names.filter((name) => /^[A-Z]{3}$/u.test(name))).toEqual([])
})
