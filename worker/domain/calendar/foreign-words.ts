import type { Locale } from '../../../src/model/locales.ts'
import { countryOfSlug } from '../../../src/i18n/countries/country-names.ts'
import { criteriaWords, type CriteriaWord } from './criteria-vocabulary.ts'
import { criteriaSegments, noCriteria, readWord, type Criteria } from './criteria.ts'
import { foldWord } from './fold-word.ts'

type Part = Partial<Criteria>

/** The meaning that words share; null if they have several or there is no word. */
function sharedMeaning(words: readonly CriteriaWord[]): Part | null {
  const meanings = new Map(words.map(({ part }) => [JSON.stringify(part), part]))
  const [only = null] = meanings.values()
  return meanings.size === 1 ? only : null
}

const ofLanguage = (words: readonly CriteriaWord[], locale: Locale): CriteriaWord[] =>
  words.filter((each) => each.locale === locale)

/** Meaning of a word in the language, else in all languages that have the word, if they agree; else null. */
function meaningOf(word: string, locale: Locale, counts: (part: Part) => boolean): Part | null {
  const known = criteriaWords(foldWord(word)).filter(({ part }) => counts(part))
  const meanings = ofLanguage(known, locale)
  return sharedMeaning(meanings.length > 0 ? meanings : known)
}

/** Meaning of a word after a country: only of the language's own words, because others may be names of places. */
function meaningInCountry(word: string, locale: Locale): Part | null {
  const known = criteriaWords(foldWord(word)).filter(({ part }) => part.country === undefined)
  return sharedMeaning(ofLanguage(known, locale))
}

const wordFor = (part: Part, locale: Locale): string | undefined =>
  criteriaSegments({ ...noCriteria, ...part }, locale)[0]

/** Word of a sport or group in a language, from its word in any language; null if that is unknown or ambiguous. */
export function localSportWord(word: string, locale: Locale): string | null {
  const part = meaningOf(word, locale, ({ sport, group }) => Boolean(sport ?? group))
  return part === null ? null : (wordFor(part, locale) ?? null)
}

/**
 * Translate the words of other languages in the decoded segments of a calendar path, if these languages agree on their
 * meaning. After a country only former and everyday words of the language itself are translated; others are left as they
 * are, a second country included, because they may be names of its places: `translateRegions` handles them, with the
 * database.
 */
export function localCriteria(segments: readonly string[], locale: Locale): string[] {
  const hasCountry = segments.some((word) => countryOfSlug(word, locale) !== null)
  let isAfterCountry = false
  return segments.map((word) => {
    const meaning = readWord(word, locale)
    isAfterCountry ||= meaning?.[0] === 'country'
    if (meaning !== null) return word
    const part = isAfterCountry
      ? meaningInCountry(word, locale)
      : meaningOf(word, locale, ({ country }) => country === undefined || !hasCountry)
    if (part === null) return word
    isAfterCountry ||= part.country !== undefined
    return wordFor(part, locale) ?? word
  })
}
