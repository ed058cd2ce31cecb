import { countriesOfName } from '../../../src/i18n/countries/countries-of-name.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { spellings } from './digraphs.ts'
import { foldWords } from './fold.ts'
import { nameBeginnings } from './name-beginnings.ts'
import { areaName, countryToken, isInitials, wholeName } from './name-tokens.ts'
import type { Term } from './terms.ts'

/** Tokens of places (name-tokens.ts) whose whole name a text is. */

const placeBeginnings = (terms: readonly Term[]): string[] =>
  nameBeginnings(terms).filter((name) => !isInitials(name))

/** Tokens of cities. */
export const cityTokens = (terms: readonly Term[]): string[] =>
  placeBeginnings(terms).map(wholeName)

/**
 * Tokens of regions and countries. A country counts by its names in the reader's language and in English and by its short
 * forms: "Island" is Iceland to readers of German alone.
 */
export function areaTokens(terms: readonly Term[], locale: Locale): string[] {
  const beginnings = placeBeginnings(terms)
  const joined = terms.map(({ alternatives: [word = ''] }) => word).join('')
  const countries = countriesOfName(joined, locale, (name) =>
    spellings(name).map((spelling) => foldWords(spelling, true).join('')),
  )
  return [...beginnings.map(areaName), ...countries.map(countryToken)]
}
