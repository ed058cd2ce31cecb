import type { Currency } from '../model/values/currencies.ts'
import { createMemo } from '../model/values/memo.ts'
import { cached } from './cached.ts'
import { localeTable, type Locale } from '../model/locales.ts'

/** Names of things, and lists of names, in a visitor's language; with format.ts the only caller of Intl. */

const isNames = (value: unknown): value is Intl.DisplayNames => value instanceof Intl.DisplayNames
const isList = (value: unknown): value is Intl.ListFormat => value instanceof Intl.ListFormat

const texts = createMemo<string>(3000)

function nameOf(code: string, type: 'currency' | 'language', locale: Locale): string {
  return texts(`${locale}/${type}/${code}`, () => {
    const make = () => new Intl.DisplayNames(localeTable[locale].intl, { type })
    const name = cached(`${locale}/${type}-names`, make, isNames).of(code) ?? code
    // CLDR has half-width brackets in Japanese: "セルビア語 (モンテネグロ)".
    return locale === 'ja' ? name.replace(/ ?\((.+)\)/u, '（$1）') : name
  })
}

/** "Swedish krona", in the form for a list or label. */
export const currencyName = (currency: Currency, locale: Locale): string =>
  nameOf(currency, 'currency', locale)

/** "German", in the form for a list or label. @param language first subtag of a language tag */
export const languageName = (language: string, locale: Locale): string =>
  nameOf(language, 'language', locale)

/** "42.2 km, 21.1 km and 10 km" */
export function list(items: readonly string[], locale: Locale): string {
  const make = () => new Intl.ListFormat(localeTable[locale].intl, { type: 'conjunction' })
  const parts = cached(`${locale}/list`, make, isList).formatToParts(items)
  // CLDR puts the Thai "and" without spaces beside figures and foreign names.
  const isThaiAnd = ({ type, value }: (typeof parts)[0]) =>
    locale === 'th' && type === 'literal' && value.trim() !== ''
  return parts.map((part) => (isThaiAnd(part) ? ` ${part.value.trim()} ` : part.value)).join('')
}
