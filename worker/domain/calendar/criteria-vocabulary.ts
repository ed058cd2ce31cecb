import { locales, type Locale } from '../../../src/i18n/locales.ts'
import { wordsOf } from '../../../src/i18n/words.ts'
import { countryCodes } from '../../../src/model/countries.ts'
import { presetKeys } from '../../../src/model/distance-presets.ts'
import { groups, sports } from '../../../src/model/sports.ts'
import { countrySlugIn } from '../../../src/i18n/countries/country-names.ts'
import type { Criteria } from './criteria.ts'
import { foldWord } from './fold-word.ts'

/** A word of calendar paths in one of the languages. */
export interface CriteriaWord {
  /** The word folded by `foldWord`. */
  folded: string
  /** Null for a word of all languages. */
  locale: Locale | null
  part: Partial<Criteria>
}

let everyWord: CriteriaWord[] | null = null

/** The words of sports, groups, distances and countries in all languages, sports first. */
export function criteriaVocabulary(): CriteriaWord[] {
  everyWord ??= [
    ...inEach((locale) =>
      sports.map((sport) => [wordsOf(locale).sports[sport], { sport, group: null }]),
    ),
    ...inEach((locale) =>
      groups.map((group) => [wordsOf(locale).groups[group], { group, sport: null }]),
    ),
    ...inEach((locale) =>
      presetKeys.map((key) => [wordsOf(locale).distances[key], { distance: key }]),
    ),
    ...inEach((locale) =>
      Object.keys(countryCodes).map((country) => [
        countrySlugIn(country, locale),
        { country, region: null, city: null },
      ]),
    ),
  ]
  return everyWord
}

function inEach(read: (locale: Locale) => [string, Partial<Criteria>][]): CriteriaWord[] {
  return locales.flatMap((locale) =>
    read(locale).map(([word, part]) => ({
      folded: foldWord(word),
      locale,
      part,
    })),
  )
}
