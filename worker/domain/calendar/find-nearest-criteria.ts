import type { Locale } from '../../../src/i18n/locales.ts'
import type { Database } from '../../db/client.ts'
import { criteriaVocabulary } from './criteria-vocabulary.ts'
import { isMonth, noCriteria, readWord, type Criteria } from './criteria.ts'
import { foldWord } from './fold-word.ts'
import { nearestWords } from './nearest-words.ts'
import { knownPlaces, type City, type PlaceWord, type Region } from './place-words.ts'

/** Criteria that exist, with what their places are called. */
export interface NamedCriteria {
  criteria: Criteria
  region: string | null
  city: string | null
}

const mostNearest = 5
/** Segments looked at. */
const mostSegments = 8

/**
 * What may have been meant by a calendar's path of which one word was refused: the nearest known words in its place,
 * the other criteria kept as far as they go together. Words of other languages count, too.
 * @param segments decoded, in the language of `locale`
 * @param refused the word that 'criteria-not-found' names
 */
export async function findNearestCriteria(
  { db, locale }: { db: Database; locale: Locale },
  segments: readonly string[],
  refused: string,
): Promise<NamedCriteria[]> {
  const others = segments.slice(0, mostSegments)
  const at = others.lastIndexOf(refused)
  if (at !== -1) others.splice(at, 1)
  const { known, unread } = readLoosely(others, locale)
  const typed = [refused, ...unread]
  const places = await knownPlaces(db, locale, known.country, typed)
  const words: PlaceWord[] = [...monthWords(refused), ...places, ...criteriaVocabulary()]
  const further = unread.flatMap((word) => nearestWords(word, words, locale).slice(0, 1))
  const options = nearestWords(refused, words, locale).map(({ part, region, city }) =>
    further.reduce<Kept>(joined, { criteria: { ...known, ...part }, region, city }),
  )
  const distinct = new Map(options.map((each) => [JSON.stringify(each.criteria), each]))
  return [...distinct.values()].slice(0, mostNearest).map(({ criteria, region, city }) => ({
    criteria,
    region: region?.name ?? null,
    city: city?.name ?? null,
  }))
}

interface Kept {
  criteria: Criteria
  region: Region | undefined
  city: City | undefined
}

/** Criteria with another word of the path, or as they were where it does not go together with them. */
function joined(so: Kept, word: PlaceWord): Kept {
  const { sport, group, country } = so.criteria
  const { part, region = so.region, city = so.city } = word
  const isSubject = part.sport !== undefined || part.group !== undefined
  const elsewhere = part.country !== undefined && country !== null && part.country !== country
  const again =
    (word.region !== undefined && so.region !== undefined) ||
    (word.city !== undefined && so.city !== undefined) ||
    (isSubject && (sport !== null || group !== null)) ||
    (part.distance !== undefined && so.criteria.distance !== null)
  const apart = region !== undefined && city !== undefined && region.english !== city.region
  if (elsewhere || again || apart) return so
  const places = { region: region?.words ?? null, city: city?.slug ?? null }
  return { criteria: { ...so.criteria, ...part, ...places }, region, city }
}

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

/** The month or year that "2027-5" or "2027-13" may have meant. */
function monthWords(word: string): PlaceWord[] {
  const [, year, month = ''] = /^(20\d\d)-(\d{1,2})$/u.exec(word) ?? []
  if (year === undefined) return []
  const meant = [`${year}-${month.padStart(2, '0')}`, year].find((each) => isMonth(each)) ?? year
  return [{ folded: foldWord(word), locale: null, part: { month: meant } }]
}
