import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { locales, type Locale } from '../../../src/i18n/locales.ts'
import type { Point } from '../../../src/model/calendar.ts'
import { DomainError } from '../../../src/model/errors.ts'
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

/** What the words of a query stand for; null where the query has no such word. */
export interface FoundPlaces {
  /** Those of the query, with every word told. */
  criteria: Criteria
  /** False where the region stands behind its city. */
  ordered: boolean
  city: City | null
  region: Region | null
  organiser: v.InferOutput<typeof organiserRow> | null
  /** Where distances are measured from, as far as it is known. */
  origin: Point | null
}

/** True if distances are measured from the reader, whose place is unknown. */
export const isUnlocated = ({ near }: Pick<CalendarQuery, 'near'>, { origin }: FoundPlaces) =>
  near !== null && origin === null

/** For whom a query is looked up. */
export interface Asker {
  db: Database
  locale: Locale
  here: Point | null
}

/**
 * Looks up the places and the organiser a query names, in at most one round trip. The words of `criteria.places` are
 * told apart here, in whichever order they stand.
 * @throws DomainError 'criteria-not-found' for a place its country or region does not have, 'invalid-query' for an unknown organiser
 */
export async function findPlaces(
  { db, locale, here }: Asker,
  query: Pick<CalendarQuery, 'criteria' | 'near' | 'organiser'>,
): Promise<FoundPlaces> {
  const { criteria, near } = query
  const words = placeWords(criteria, locale)
  if (words.length === 0 && query.organiser === null) {
    const origin = originOf(near, null, here)
    return { criteria, ordered: true, city: null, region: null, organiser: null, origin }
  }
  const own = `$."${locale}"`
  const asked = JSON.stringify(words)
  const [cities, regions, organisers] = await readBatch(db, [
    sql`SELECT id, slug, coalesce(names ->> ${own}, name) AS name, region, lat, lon FROM city
      WHERE country = ${criteria.country} AND slug IN (SELECT value FROM json_each(${asked}))`,
    sql`SELECT name AS english, coalesce(names ->> ${own}, name) AS name, slugs AS words,
        coalesce(slugs ->> ${own}, slugs ->> '$.en') AS word FROM region
      WHERE country = ${criteria.country} AND word IN (SELECT value FROM json_each(${asked}))`,
    sql`SELECT id, name, permalink FROM organiser WHERE permalink = ${query.organiser}`,
  ])
  const { city, region, ordered } = tell(
    words,
    v.parse(v.array(cityRow), cities),
    v.parse(v.array(regionRow), regions),
  )
  const [organiser = null] = v.parse(v.array(organiserRow), organisers)
  if (query.organiser !== null && organiser === null)
    throw new DomainError('invalid-query', 'organiser')
  const told = { region: region?.words ?? null, city: city?.slug ?? null, places: [] }
  const origin = originOf(near, city, here)
  return { criteria: { ...criteria, ...told }, ordered, city, region, organiser, origin }
}

/** Which of the words is the city and which the region; a region has no word that a city of its country has. */
function tell(words: readonly string[], cities: readonly City[], regions: readonly Region[]) {
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

function originOf(
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
