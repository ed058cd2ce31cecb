import type { Locale } from '../model/locales.ts'

/** Punctuation between texts that code puts side by side. Lists of things with an "and" are in names.ts. */

const between: Partial<Record<Locale, string>> = { ja: '、', th: ' ', zh: '，' }
const isFullWidth = (locale: Locale): boolean => locale === 'zh' || locale === 'ja'
const behindLabel: Partial<Record<Locale, string>> = { fr: '\u00a0: ', ja: '：', zh: '：' }

/** "Paris, France"; full-width in Chinese and Japanese, a space in Thai. */
export const joined = (parts: readonly string[], locale: Locale): string =>
  parts.join(between[locale] ?? ', ')

/** "2 hours 23 minutes"; without a space in Chinese and Japanese. */
export const sideBySide = (parts: readonly string[], locale: Locale): string =>
  parts.join(isFullWidth(locale) ? '' : ' ')

/** "Expected date: 20 September 2026", with the colon of the language. */
export const labelled = (label: string, value: string, locale: Locale): string =>
  `${label}${behindLabel[locale] ?? ': '}${value}`

/** "Half marathon (HM)"; full-width brackets in Chinese and Japanese. */
export const bracketed = (text: string, inner: string, locale: Locale): string =>
  isFullWidth(locale) ? `${text}（${inner}）` : `${text} (${inner})`

const firstLetter = /^\p{L}/u

/** The text with a small first letter, behind a colon or a dot. Not for a noun in German. */
export const lowerFirst = (text: string, locale: Locale): string =>
  text.replace(firstLetter, (letter) => letter.toLocaleLowerCase(locale))

/** The text with a capital first letter, for a heading or the line of a list: CLDR's names of months have small ones. */
export const upperFirst = (text: string, locale: Locale): string =>
  text.replace(firstLetter, (letter) => letter.toLocaleUpperCase(locale))
