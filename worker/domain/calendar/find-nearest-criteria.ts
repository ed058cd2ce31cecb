import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/i18n/locales.ts'
import { countryCodes } from '../../../src/model/countries.ts'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import { criteriaVocabulary, type CriteriaWord } from './criteria-vocabulary.ts'
import { isMonth, noCriteria, readWord, type Criteria } from './criteria.ts'
import { textsByLocale } from './find-places.ts'
import { foldWord } from './fold-word.ts'
import { nearestWords } from './nearest-words.ts'

const regionRow = v.object({
  english: v.string(),
  name: v.string(),
  words: textsByLocale,
  names: textsByLocale,
})
const cityRow = v.object({
  country: v.string(),
  slug: v.string(),
  name: v.string(),
  atHome: v.string(),
  region: v.string(),
  names: textsByLocale,
})
type City = v.InferOutput<typeof cityRow>
type Region = v.InferOutput<typeof regionRow>

/** Criteria that exist, with what their places are called. */
export interface NamedCriteria {
  criteria: Criteria
  region: string | null
  city: string | null
}

/** A word of the path that may have been meant. */
interface PlaceWord extends CriteriaWord {
  region?: Region
  city?: City
}

const mostNearest = 5
/** Segments looked at, and cities of a country compared, largest first. */
const mostSegments = 8
const mostCities = 1000

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
  const places = await knownPlaces(db, locale, known.country, [refused, ...unread])
  const words = [...monthWords(refused), ...places, ...criteriaVocabulary()]
  const kept = unread.reduce<Kept>(
    (so, word) => combined(so, nearestWords(word, words, locale)[0]),
    { criteria: known },
  )
  const options = nearestWords(refused, words, locale).map((word) => combined(kept, word))
  const distinct = new Map(options.map((each) => [JSON.stringify(each.criteria), each]))
  return [...distinct.values()].slice(0, mostNearest).map(({ criteria, region, city }) => ({
    criteria,
    region: criteria.region === null ? null : (region?.name ?? null),
    city: criteria.city === null ? null : (city?.name ?? null),
  }))
}

interface Kept {
  criteria: Criteria
  region?: Region | undefined
  city?: City | undefined
}

/** Criteria with a word added in place of what stood there; a city and a region that do not go together part. */
function combined(kept: Kept, word: PlaceWord | undefined): Kept {
  if (word === undefined) return kept
  const criteria = { ...kept.criteria, ...word.part }
  const region = word.region ?? kept.region
  const city = word.city ?? kept.city
  if (region !== undefined && city !== undefined && region.english !== city.region) {
    if (word.city === undefined) criteria.city = null
    else criteria.region = null
  }
  return { criteria, region, city }
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

/** The places of a country by all their names; without a country, cities whose word is one of those typed. */
async function knownPlaces(
  db: Database,
  locale: Locale,
  country: string | null,
  typed: readonly string[],
): Promise<PlaceWord[]> {
  const own = `$."${locale}"`
  const [regionRows, cityRows] = await readBatch(db, [
    sql`SELECT name AS english, coalesce(names ->> ${own}, name) AS name, slugs AS words, names
      FROM region WHERE country = ${country}`,
    country === null
      ? sql`SELECT c.country, c.slug, coalesce(c.names ->> ${own}, c.name) AS name, c.name AS "atHome",
            c.region, '{}' AS names
          FROM json_each(${JSON.stringify(Object.keys(countryCodes))}) o
          CROSS JOIN json_each(${JSON.stringify(typed)}) t
          CROSS JOIN city c ON c.country = o.value AND c.slug = t.value
          ORDER BY c.population DESC LIMIT ${mostNearest}`
      : sql`SELECT country, slug, coalesce(names ->> ${own}, name) AS name, name AS "atHome", region, names
          FROM city WHERE country = ${country} ORDER BY population DESC LIMIT ${mostCities}`,
  ])
  const regions = v.parse(v.array(regionRow), regionRows).flatMap((region): PlaceWord[] =>
    spellings(region, Object.values(region.words)).map((folded) => ({
      folded,
      locale: null,
      part: { region: region.words },
      region,
    })),
  )
  const cities = v.parse(v.array(cityRow), cityRows).flatMap((city): PlaceWord[] =>
    spellings(city, [city.slug, city.atHome]).map((folded) => ({
      folded,
      locale: null,
      part: { country: city.country, city: city.slug },
      city,
    })),
  )
  return [...cities, ...regions]
}

const spellings = (place: Pick<Region, 'name' | 'names'>, words: readonly string[]) => [
  ...new Set([...words, place.name, ...Object.values(place.names)].map(foldWord)),
]
