import { expect, test } from 'vitest'
import { currencies } from '../../src/model/values/currencies.ts'
import { countryCurrencies } from '../geo/country-currencies.ts'
import { currencyWords, sharedWords } from './currency-words.ts'
import { readCurrency } from './read-currency.ts'

test.each([
  ['EUR', 'Euro euros EUR € евро 欧元 ユーロ 유로 ยูโร'],
  ['GBP', '£ £ sterling sterline 英镑 英ポンド'],
  ['JPY', '円 엔 日元 yen Yen yenes jenów иен เยน'],
  ['PLN', 'zł złotych złote Zloty злотых ズウォティ 兹罗提 즈워티'],
  ['CZK', 'Kč KČ korun コルナ'],
  ['CNY', 'yuan RMB 人民币 CN¥ 위안'],
  ['TRY', '₺ TL'],
  ['INR', '₹'],
  ['USD', 'US$ US-Dollar 美元 米ドル'],
  ['AUD', 'A$ AU$'],
  ['CAD', 'C$ CA$ 加元'],
  ['HKD', 'HK$ 港元'],
] as const)('%s is written %s in any country', (code, texts) => {
  for (const text of texts.split(' ')) expect(readCurrency(text, 'DE', null), text).toBe(code)
})

test.each([
  ['kr', 'NO', 'NOK'],
  ['kr.', 'DK', 'DKK'],
  ['kronor', 'SE', 'SEK'],
  ['Kronen', 'NO', 'NOK'],
  ['Kronen', 'CZ', 'CZK'],
  ['$', 'AU', 'AUD'],
  ['dollars', 'CA', 'CAD'],
  ['ドル', 'US', 'USD'],
  ['¥', 'CN', 'CNY'],
  ['¥', 'JP', 'JPY'],
  ['元', 'HK', 'HKD'],
  ['Pfund', 'GB', 'GBP'],
  ['rupias', 'IN', 'INR'],
  ['Rs', 'IN', 'INR'],
  ['lira', 'TR', 'TRY'],
  ['динара', 'RS', 'RSD'],
])('"%s" in %s is %s', (text, country, code) => {
  expect(readCurrency(text, country, null)).toBe(code)
})

test('a shared word in another country is that of the chosen currency, or of none', () => {
  for (const [text, country] of [
    ['kr', 'IS'],
    ['dollars', 'NZ'],
    ['$', 'MX'],
    ['pounds', 'EG'],
    ['rupias', 'ID'],
    ['lira', 'LB'],
    ['dinars', 'TN'],
    ['¥', null],
  ] as const)
    expect(readCurrency(text, country, 'EUR'), text).toBe('shared')
  expect(readCurrency('kr', 'FI', 'SEK')).toBe('SEK')
  expect(readCurrency('kr', 'NO', 'SEK')).toBe('NOK')
})

test.each(['Franken', 'forint', 'A', 'NT$', 'MX$', '₩', 'pesos', '-', ''])(
  '"%s" is no currency of the site',
  (text) => {
    expect(readCurrency(text, 'US', 'USD')).toBeNull()
  },
)

test('each word stands once', () => {
  const words = [
    ...currencies.flatMap((code) => currencyWords[code].split('|')),
    ...sharedWords.flatMap(([, list]) => list.split('|')),
  ]
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

test('countries that decide a shared word have one of its currencies', () => {
  const decided = new Set(Object.values(countryCurrencies))
  for (const [codes] of sharedWords)
    for (const code of codes) expect(decided.has(code), code).toBe(true)
})
