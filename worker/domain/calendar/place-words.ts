import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/model/locales.ts'
import { countryCodes } from '../../geo/countries.ts'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import { criteriaVocabulary, type CriteriaWord } from './criteria-vocabulary.ts'
import { textsByLocale } from './find-places.ts'
import { foldWord } from './fold-word.ts'
import { nearestWords } from './nearest-words.ts'

const regionRow = v.object({
  country: v.string(),
  english: v.string(),
  name: v.string(),
  words: textsByLocale,
  names: textsByLocale,
})
const cityRow = v.object({
  country: v.string(),
  slug: v.string(),
  name: v.string(),
  originalName: v.string(),
  region: v.string(),
  names: textsByLocale,
})
export type SpelledCity = v.InferOutput<typeof cityRow>
export type SpelledRegion = v.InferOutput<typeof regionRow>

/** A word of the vocabulary or of a place. */
export interface PlaceWord extends CriteriaWord {
  region?: SpelledRegion
  city?: SpelledCity
}

/** Cities of a country that are compared, largest first, and cities of one name in all countries. */
const maxCities = 1000
const maxNamesakes = 5

/**
 * Read the places of a country by all their names. If the path has no country, read those of the country whose name is
 * nearest to a word, and the cities of all countries whose word is in the path.
 */
export async function knownPlaces(
  db: Database,
  locale: Locale,
  known: string | null,
  typed: readonly string[],
): Promise<PlaceWord[]> {
  const localePath = `$."${locale}"`
  const country = known ?? nearestCountry(typed, locale)
  const everywhere = known === null ? Object.keys(countryCodes) : []
  const [regionRows, localeRows = [], sameRows = []] = await readBatch(db, [
    sql`SELECT country, name AS english, coalesce(names ->> ${localePath}, name) AS name, slugs AS words, names
      FROM region WHERE country = ${country}`,
    sql`SELECT country, slug, coalesce(names ->> ${localePath}, name) AS name, name AS "originalName", region, names
      FROM city WHERE country = ${country} ORDER BY population DESC LIMIT ${maxCities}`,
    sql`SELECT c.country, c.slug, coalesce(c.names ->> ${localePath}, c.name) AS name, c.name AS "originalName",
        c.region, '{}' AS names
      FROM json_each(${JSON.stringify(everywhere)}) o
      CROSS JOIN json_each(${JSON.stringify(typed)}) t
      CROSS JOIN city c ON c.country = o.value AND c.slug = t.value
      ORDER BY c.population DESC LIMIT ${maxNamesakes}`,
  ])
  const regions = v.parse(v.array(regionRow), regionRows)
  const cities = v.parse(v.array(cityRow), [...localeRows, ...sameRows])
  return [
    ...cities.flatMap((city) =>
      spellings(city, [city.slug, city.originalName]).map((folded) => ({
        folded,
        locale: null,
        part: { country: city.country, city: city.slug },
        city,
      })),
    ),
    ...regions.flatMap((region) =>
      spellings(region, Object.values(region.words)).map((folded) => ({
        folded,
        locale: null,
        part: { country: region.country, region: region.words },
        region,
      })),
    ),
  ]
}

function nearestCountry(typed: readonly string[], locale: Locale): string | null {
  const countries = criteriaVocabulary().filter(({ part }) => part.country !== undefined)
  for (const word of typed) {
    const [nearest] = nearestWords(word, countries, locale)
    if (nearest?.part.country !== undefined) return nearest.part.country
  }
  return null
}

const spellings = (place: Pick<SpelledRegion, 'name' | 'names'>, words: readonly string[]) => [
  ...new Set([...words, place.name, ...Object.values(place.names)].map(foldWord)),
]
