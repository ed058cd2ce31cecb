import { locales, type Locale } from '../../../src/model/locales.ts'
import { redirectedWordsOf, type WordTable } from '../../../src/i18n/redirected-words.ts'
import { wordsOf } from '../../../src/i18n/words.ts'
import { countryCodes } from '../../geo/countries.ts'
import { presetKeys } from '../../../src/model/calendar/distance-presets.ts'
import { groups, sports, type Sport, type SportGroup } from '../../../src/model/event/sports.ts'
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

/**
 * The words of sports, groups, distances and countries in all languages, sports first; former words, which redirect,
 * come after present ones.
 */
export function criteriaVocabulary(): CriteriaWord[] {
  everyWord ??= [
    ...inEach((locale) => [
      ...sports.map((sport): Entry => [wordsOf(locale).sports[sport], bySport(sport)]),
      ...redirected(locale, 'sports', sports, bySport),
    ]),
    ...inEach((locale) => [
      ...groups.map((group): Entry => [wordsOf(locale).groups[group], byGroup(group)]),
      ...redirected(locale, 'groups', groups, byGroup),
    ]),
    ...inEach((locale) => [
      ...presetKeys.map((key): Entry => [wordsOf(locale).distances[key], { distance: key }]),
      ...redirected(locale, 'distances', presetKeys, (distance) => ({ distance })),
    ]),
    ...inEach((locale) => [
      ...countries.map((code): Entry => [countrySlugIn(code, locale), byCountry(code)]),
      ...redirected(locale, 'countries', countries, byCountry),
    ]),
  ]
  return everyWord
}

let wordsByFolded: ReadonlyMap<string, readonly CriteriaWord[]> | null = null

/** The words of the vocabulary that are folded to this spelling, in its order. */
export function criteriaWords(folded: string): readonly CriteriaWord[] {
  wordsByFolded ??= Map.groupBy(criteriaVocabulary(), (word) => word.folded)
  return wordsByFolded.get(folded) ?? []
}

type Entry = [word: string, part: Partial<Criteria>]

const countries = Object.keys(countryCodes)
const bySport = (sport: Sport): Partial<Criteria> => ({ sport, group: null })
const byGroup = (group: SportGroup): Partial<Criteria> => ({ group, sport: null })
const byCountry = (country: string): Partial<Criteria> => ({ country, region: null, city: null })

function redirected<Key extends string>(
  locale: Locale,
  table: WordTable,
  keys: readonly Key[],
  part: (key: Key) => Partial<Criteria>,
): Entry[] {
  return redirectedWordsOf(locale, table).flatMap(({ key, word }) => {
    const known = keys.find((each) => each === key)
    return known === undefined ? [] : [[word, part(known)] satisfies Entry]
  })
}

function inEach(read: (locale: Locale) => Entry[]): CriteriaWord[] {
  return locales.flatMap((locale) =>
    read(locale).map(([word, part]) => ({
      folded: foldWord(word),
      locale,
      part,
    })),
  )
}
