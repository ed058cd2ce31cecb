import { locales, localeTable, type Locale } from '../../src/i18n/locales.ts'

const displayNames = new Map<Locale, Intl.DisplayNames>()

/** A country's name in a language; the code itself where the code is not one. */
export function countryName(code: string, locale: Locale): string {
  const known = displayNames.get(locale)
  const names = known ?? new Intl.DisplayNames(localeTable[locale].tag, { type: 'region' })
  if (known === undefined) displayNames.set(locale, names)
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code
}

const allNames = new Map<string, string[]>()

/** A country's names in all 17 languages, without repeats. */
export function countryNames(code: string): string[] {
  const names = allNames.get(code) ?? [
    ...new Set(locales.map((locale) => countryName(code, locale))),
  ]
  allNames.set(code, names)
  return names
}
