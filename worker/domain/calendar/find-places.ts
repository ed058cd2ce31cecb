import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { locales, type Locale } from '../../../src/model/locales.ts'
import type { Point } from '../../../src/model/calendar/calendar.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import type { CalendarQuery } from './calendar-query.ts'
import { placeWords, type Criteria } from './criteria.ts'

/** A column that holds a text by locale as JSON. */
export const textsByLocale = v.pipe(
  v.string(),
  v.parseJson(),
  v.record(v.picklist(locales), v.string()),
)

const cityRow = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  region: v.string(),
  lat: v.number(),
  lon: v.number(),
})
const regionRow = v.object({
  english: v.string(),
  name: v.string(),
  word: v.string(),
  words: textsByLocale,
})
const organiserRow = v.object({ id: v.number(), name: v.string(), permalink: v.string() })

type City = v.InferOutput<typeof cityRow>
/** `english` is the name that search knows. */
type Region = v.InferOutput<typeof regionRow>

/** Places and organiser of a query; null if the query names none. */
export interface FoundPlaces {
  /** Those of the query, with `places` looked up. */
  criteria: Criteria
  /** False if the path has the region after its city. */
  ordered: boolean
  city: City | null
  region: Region | null
  organiser: v.InferOutput<typeof organiserRow> | null
  /** Centre from which distances are measured; null if there is none or the reader's place is unknown. */
  origin: Point | null
}

/** True if distances are to be measured from the reader, but the reader's place is unknown. */
export const isUnlocated = ({ near }: Pick<CalendarQuery, 'near'>, { origin }: FoundPlaces) =>
  near !== null && origin === null

export interface PlaceContext {
  db: Database
  locale: Locale
  /** Place of the reader. */
  here: Point | null
}

/**
 * Look up the places and the organiser of a query, in at most one round trip. The words of `criteria.places` may stand
 * in either order.
 * @throws DomainError 'criteria-not-found' for a place its country or region does not have, 'invalid-query' for an unknown organiser
 */
export async function findPlaces(
  { db, locale, here }: PlaceContext,
  query: Pick<CalendarQuery, 'criteria' | 'near' | 'organiser'>,
): Promise<FoundPlaces> {
  const { criteria, near } = query
  const words = placeWords(criteria, locale)
  if (words.length === 0 && query.organiser === null) {
    const origin = searchCentre(near, null, here)
    return { criteria, ordered: true, city: null, region: null, organiser: null, origin }
  }
  const localePath = `$."${locale}"`
  const wanted = JSON.stringify(words)
  const [cities, regions, organisers] = await readBatch(db, [
    sql`SELECT id, slug, coalesce(names ->> ${localePath}, name) AS name, region, lat, lon FROM city
      WHERE country = ${criteria.country} AND slug IN (SELECT value FROM json_each(${wanted}))`,
    sql`SELECT name AS english, coalesce(names ->> ${localePath}, name) AS name, slugs AS words,
        coalesce(slugs ->> ${localePath}, slugs ->> '$.en') AS word FROM region
      WHERE country = ${criteria.country} AND word IN (SELECT value FROM json_each(${wanted}))`,
    sql`SELECT id, name, permalink FROM organiser WHERE permalink = ${query.organiser}`,
  ])
  const { city, region, ordered } = distinguish(
    words,
    v.parse(v.array(cityRow), cities),
    v.parse(v.array(regionRow), regions),
  )
  const [organiser = null] = v.parse(v.array(organiserRow), organisers)
  if (query.organiser !== null && organiser === null)
    throw new DomainError('invalid-query', 'organiser')
  const named = { region: region?.words ?? null, city: city?.slug ?? null, places: [] }
  const origin = searchCentre(near, city, here)
  return { criteria: { ...criteria, ...named }, ordered, city, region, organiser, origin }
}

/** Assign the words to city and region: no region has the word of a city of its country (decision 0037). */
function distinguish(
  words: readonly string[],
  cities: readonly City[],
  regions: readonly Region[],
) {
  const kinds = words.map((word) => {
    if (regions.some((region) => region.word === word)) return 'region'
    if (cities.some((city) => city.slug === word)) return 'city'
    throw new DomainError('criteria-not-found', word)
  })
  const [first, second] = kinds
  if (second !== undefined && first === second)
    throw new DomainError('criteria-not-found', words[1])
  const [city = null] = cities
  const [region = null] = regions
  if (city !== null && region !== null && city.region !== region.english)
    throw new DomainError('criteria-not-found', city.slug)
  return { city, region, ordered: second !== 'region' }
}

function searchCentre(
  near: CalendarQuery['near'],
  city: Point | null,
  here: Point | null,
): Point | null {
  switch (near?.kind) {
    case 'point':
      return near.point
    case 'me':
      return here
    case 'city':
      return city
    case undefined:
      return null
  }
}
