import type { Locale } from '../../model/locales.ts'
import { countryCodesIn, countryName } from './country-names.ts'
import { shortForms } from './country-short-forms.ts'

type FoldName = (name: string) => string[]

const codesByName = new Map<Locale, ReadonlyMap<string, readonly string[]>>()

function readNames(locale: Locale, fold: FoldName): ReadonlyMap<string, readonly string[]> {
  const entries = countryCodesIn(locale).flatMap((code) =>
    [countryName(code, locale), countryName(code, 'en'), ...shortForms(code)]
      .flatMap(fold)
      .map((folded) => ({ folded, code })),
  )
  const grouped = Map.groupBy(entries, ({ folded }) => folded)
  return new Map(
    [...grouped].map(([folded, all]) => [folded, [...new Set(all.map(({ code }) => code))]]),
  )
}

/**
 * Codes of the countries with a folded name in a language, in English, or for short.
 * @param fold spellings of a name; always the same function
 */
export function countriesOfName(folded: string, locale: Locale, fold: FoldName): readonly string[] {
  const names = codesByName.get(locale) ?? readNames(locale, fold)
  codesByName.set(locale, names)
  return names.get(folded) ?? []
}
