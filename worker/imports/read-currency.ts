import { currencyName } from '../../src/i18n/names.ts'
import { locales } from '../../src/model/locales.ts'
import { currencies, isCurrency, type Currency } from '../../src/model/values/currencies.ts'
import { countryCurrencies } from '../geo/country-currencies.ts'
import { currencyWords, sharedWords } from './currency-words.ts'
import { foldName } from './fold-name.ts'

/** Signs that folding would remove: without them "A$" were the letter A. */
const signs = /[$€£¥₹₺]/gu

/** A word or sign for comparisons; full-width signs are those of ASCII. */
const currencyKey = (text: string): string => {
  const plain = text.normalize('NFKC')
  const letters = foldName(plain.replace(signs, ' '))
  return [letters, ...(plain.match(signs) ?? [])].join(' ').trim()
}

let table: Map<string, readonly Currency[]> | null = null

/** Currencies of the site by their words; made on first use. */
function candidatesOf(key: string): readonly Currency[] {
  table ??= new Map([
    ...currencies.flatMap((code) =>
      [
        ...locales.map((locale) => currencyName(code, locale)),
        ...currencyWords[code].split('|'),
      ].map((word) => [currencyKey(word), [code]] as const),
    ),
    ...sharedWords.flatMap(([codes, words]) =>
      words.split('|').map((word) => [currencyKey(word), codes] as const),
    ),
  ])
  return table.get(key) ?? []
}

const shared = new Set(sharedWords.flatMap(([, words]) => words.split('|').map(currencyKey)))

/**
 * Currency of a code, a sign or a word in any of the languages. Words of several currencies, such as "kr", mean that of the
 * country, else the chosen one if they can; "shared" if neither decides. Null for other texts.
 * @param country ISO code of the event's country
 * @param chosen currency of rows that state none
 */
export function readCurrency(
  text: string,
  country: string | null,
  chosen: Currency | null,
): Currency | 'shared' | null {
  const code = text.trim().toUpperCase()
  if (isCurrency(code)) return code
  const key = currencyKey(text)
  const candidates = candidatesOf(key)
  if (!shared.has(key)) return candidates[0] ?? null
  const likely = [countryCurrencies[country ?? ''], chosen]
  return (
    likely.find((each) => each !== null && each !== undefined && candidates.includes(each)) ??
    'shared'
  )
}
