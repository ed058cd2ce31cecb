import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../src/i18n/locales.ts'
import type { Point } from '../../../src/model/calendar.ts'
import { DomainError } from '../../../src/model/errors.ts'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'
import type { CalendarQuery } from './calendar-query.ts'

const cityRow = v.object({ id: v.number(), name: v.string(), lat: v.number(), lon: v.number() })
const organiserRow = v.object({ id: v.number(), name: v.string(), permalink: v.string() })

/** What the words of a query stand for; null where the query has no such word. */
export interface FoundPlaces {
  city: v.InferOutput<typeof cityRow> | null
  region: { name: string } | null
  organiser: v.InferOutput<typeof organiserRow> | null
  /** Where distances are measured from, as far as it is known. */
  origin: Point | null
}

interface Asker {
  db: Database
  locale: Locale
  here: Point | null
}

/**
 * Looks up the places and the organiser a query names, in at most one round trip.
 * @throws DomainError 'criteria-not-found' for a place its country does not have, 'invalid-query' for an unknown organiser
 */
export async function findPlaces(
  { db, locale, here }: Asker,
  query: CalendarQuery,
): Promise<FoundPlaces> {
  const { criteria, near } = query
  if (criteria.city === null && query.organiser === null)
    return { city: null, region: null, organiser: null, origin: originOf(near, null, here) }
  const [cities, organisers] = await readBatch(db, [
    sql`SELECT id, coalesce(names ->> ${`$."${locale}"`}, name) AS name, lat, lon
      FROM city WHERE country = ${criteria.country} AND slug = ${criteria.city}`,
    sql`SELECT id, name, permalink FROM organiser WHERE permalink = ${query.organiser}`,
  ])
  const [city = null] = v.parse(v.array(cityRow), cities)
  const [organiser = null] = v.parse(v.array(organiserRow), organisers)
  if (criteria.city !== null && city === null)
    throw new DomainError('criteria-not-found', criteria.city)
  if (query.organiser !== null && organiser === null)
    throw new DomainError('invalid-query', 'organiser')
  return { city, region: null, organiser, origin: originOf(near, city, here) }
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
