import type { Locale } from '../../../src/model/locales.ts'
import type { Database } from '../../db/client.ts'
import { criteriaVocabulary } from './criteria-vocabulary.ts'
import { isMonth, noCriteria, readWord, type Criteria } from './criteria.ts'
import { foldWord } from './fold-word.ts'
import { nearestWords } from './nearest-words.ts'
import { knownPlaces, type SpelledCity, type PlaceWord, type SpelledRegion } from './place-words.ts'

/** Criteria that exist, with the names of their places. */
export interface NamedCriteria {
  criteria: Criteria
  region: string | null
  city: string | null
}

const maxSuggestions = 5
/** Segments that are examined. */
const maxSegments = 8

/**
 * Suggest criteria for a calendar path with an unknown word: the nearest known words of all languages in its place,
 * with those of the other criteria that are compatible.
 * @param segments decoded, in the language of `locale`
 * @param refused the word in the error 'criteria-not-found'
 */
export async function findNearestCriteria(
  { db, locale }: { db: Database; locale: Locale },
  segments: readonly string[],
  refused: string,
): Promise<NamedCriteria[]> {
  const others = segments.slice(0, maxSegments)
  const at = others.lastIndexOf(refused)
  if (at !== -1) others.splice(at, 1)
  const { known, unread } = readLoosely(others, locale)
  const typed = [refused, ...unread]
  const places = await knownPlaces(db, locale, known.country, typed)
  const words: PlaceWord[] = [...monthWords(refused), ...places, ...criteriaVocabulary()]
  const further = unread.flatMap((word) => nearestWords(word, words, locale).slice(0, 1))
  const options = nearestWords(refused, words, locale).map(({ part, region, city }) =>
    further.reduce<Suggestion>(withWord, { criteria: { ...known, ...part }, region, city }),
  )
  const distinct = new Map(options.map((each) => [JSON.stringify(each.criteria), each]))
  return [...distinct.values()].slice(0, maxSuggestions).map(({ criteria, region, city }) => ({
    criteria,
    region: region?.name ?? null,
    city: city?.name ?? null,
  }))
}

interface Suggestion {
  criteria: Criteria
  region: SpelledRegion | undefined
  city: SpelledCity | undefined
}

/** The suggestion with another word of the path; unchanged if the word is incompatible with it. */
function withWord(suggestion: Suggestion, word: PlaceWord): Suggestion {
  const { sport, group, country } = suggestion.criteria
  const { part, region = suggestion.region, city = suggestion.city } = word
  const isSubject = part.sport !== undefined || part.group !== undefined
  const elsewhere = part.country !== undefined && country !== null && part.country !== country
  const again =
    (word.region !== undefined && suggestion.region !== undefined) ||
    (word.city !== undefined && suggestion.city !== undefined) ||
    (isSubject && (sport !== null || group !== null)) ||
    (part.distance !== undefined && suggestion.criteria.distance !== null)
  const apart = region !== undefined && city !== undefined && region.english !== city.region
  if (elsewhere || again || apart) return suggestion
  const places = { region: region?.words ?? null, city: city?.slug ?? null }
  return { criteria: { ...suggestion.criteria, ...part, ...places }, region, city }
}

/** Criteria of the words that are known in the language, the first of each kind; the others are unread. */
function readLoosely(segments: readonly string[], locale: Locale) {
  let known = noCriteria
  const unread: string[] = []
  for (const word of segments) {
    const [slot, part] = readWord(word, locale) ?? [null, {}]
    if (slot === null || known[slot] !== null) unread.push(word)
    else known = { ...known, ...part }
  }
  return { known, unread }
}

/** The nearest month or year of "2027-5" or "2027-13". */
function monthWords(word: string): PlaceWord[] {
  const [, year, month = ''] = /^(20\d\d)-(\d{1,2})$/u.exec(word) ?? []
  if (year === undefined) return []
  const meant = [`${year}-${month.padStart(2, '0')}`, year].find((each) => isMonth(each)) ?? year
  return [{ folded: foldWord(word), locale: null, part: { month: meant } }]
}
