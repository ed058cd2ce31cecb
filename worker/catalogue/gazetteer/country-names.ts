import * as v from 'valibot'
import { countryCodes } from '../../geo/countries.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { chosenCountryNames } from './chosen-country-names.ts'
import { cldrFolder } from './exemplar-cities.ts'
import { stripDiacritics } from './fold.ts'
import { readToolsJson } from './tools-package.ts'

const territories = v.object({
  main: v.record(
    v.string(),
    v.object({ localeDisplayNames: v.object({ territories: v.record(v.string(), v.string()) }) }),
  ),
})

/** Countries whose standard CLDR name is too formal for readers ("Hong Kong SAR China"). */
const shortNamed = new Set(['HK', 'MO'])

const nativeScript = new Set<Locale>(['ru', 'zh', 'ko', 'ja', 'th'])

function germanLetters(text: string): string {
  return text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
}

/** URL slug of a country: lower case, ASCII for Latin scripts, otherwise in the locale's script. */
export function countrySlugIn(locale: Locale, name: string): string {
  const lower = name.toLocaleLowerCase(locale).replaceAll(/['’‘ʻ`]/gu, '')
  const letters = nativeScript.has(locale)
    ? lower
    : stripDiacritics(locale === 'de' ? germanLetters(lower) : lower)
  return letters.replaceAll(/[^\p{L}\p{M}\p{N}ー]+/gu, '-').replaceAll(/^-+|-+$/gu, '')
}

/** Name and URL slug of every country in a locale: the chosen name, else that of CLDR. */
export function countryNamesIn(locale: Locale): Record<string, [name: string, slug: string]> {
  const folder = cldrFolder(locale)
  const data = readToolsJson(`cldr-localenames-full/main/${folder}/territories.json`, territories)
  const names = data.main[folder]?.localeDisplayNames.territories ?? {}
  const chosen = chosenCountryNames(locale)
  return Object.fromEntries(
    Object.keys(countryCodes).map((code) => {
      const short = shortNamed.has(code) ? names[`${code}-alt-short`] : undefined
      const name = chosen[code] ?? short ?? names[code]
      if (name === undefined) throw new Error(`CLDR has no ${locale} name for ${code}`)
      return [code, [name, countrySlugIn(locale, name)]]
    }),
  )
}

/** The JSON text of `src/i18n/countries/{locale}.json`, one country per line. */
export function countryFile(locale: Locale): string {
  const lines = Object.entries(countryNamesIn(locale)).map(
    ([code, entry]) => `  "${code}": ${JSON.stringify(entry)}`,
  )
  return `{\n${lines.join(',\n')}\n}\n`
}
