import type { Locale } from '../../../src/i18n/locales.ts'
import { countryOfSlug } from '../../../src/i18n/countries/country-names.ts'
import { criteriaVocabulary, type CriteriaWord } from './criteria-vocabulary.ts'
import { criteriaSegments, noCriteria, readWord, type Criteria } from './criteria.ts'
import { foldWord } from './fold-word.ts'

let wordsByFolded: Map<string, CriteriaWord[]> | null = null

function wordsSpelt(word: string): CriteriaWord[] {
  wordsByFolded ??= Map.groupBy(criteriaVocabulary(), ({ folded }) => folded)
  return wordsByFolded.get(foldWord(word)) ?? []
}

/** Meaning of a word in the language, else in all languages that have the word, if they agree; else null. */
function meaningOf(
  word: string,
  locale: Locale,
  counts: (part: Partial<Criteria>) => boolean,
): Partial<Criteria> | null {
  const known = wordsSpelt(word).filter(({ part }) => counts(part))
  const own = known.filter((each) => each.locale === locale)
  const among = own.length > 0 ? own : known
  const meanings = new Map(among.map(({ part }) => [JSON.stringify(part), part]))
  const [only = null] = meanings.values()
  return meanings.size === 1 ? only : null
}

const wordFor = (part: Partial<Criteria>, locale: Locale): string | undefined =>
  criteriaSegments({ ...noCriteria, ...part }, locale)[0]

/** Word of a sport or group in a language, from its word in any language; null if that is unknown or ambiguous. */
export function localSportWord(word: string, locale: Locale): string | null {
  const part = meaningOf(word, locale, ({ sport, group }) => Boolean(sport ?? group))
  return part === null ? null : (wordFor(part, locale) ?? null)
}

/**
 * Translate the words of other languages in the decoded segments of a calendar path, if these languages agree on their
 * meaning. Words after a country are left as they are, a second country included, because they may be names of its
 * places: `translateRegions` handles them, with the database.
 */
export function localCriteria(segments: readonly string[], locale: Locale): string[] {
  const hasCountry = segments.some((word) => countryOfSlug(word, locale) !== null)
  let isAfterCountry = false
  return segments.map((word) => {
    const own = readWord(word, locale)
    isAfterCountry ||= own?.[0] === 'country'
    if (own !== null || isAfterCountry) return word
    const part = meaningOf(word, locale, ({ country }) => country === undefined || !hasCountry)
    if (part === null) return word
    isAfterCountry = part.country !== undefined
    return wordFor(part, locale) ?? word
  })
}
