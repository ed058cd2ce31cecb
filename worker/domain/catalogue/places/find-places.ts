import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Point } from '../../../../src/model/calendar/calendar.ts'
import type { Database } from '../../../db/client.ts'
import { cityName } from '../names/city-name.ts'
import { placeKey } from '../names/place-key.ts'
import { regionName } from '../names/region-name.ts'
import {
  isKnownPlace,
  joinKnownPlace,
  knownPlaceColumns,
  knownPlaceEntries,
} from './known-place.ts'
import { findSurroundings, isInCountry, nearCity } from './find-surroundings.ts'

const placeRow = v.object({ ...knownPlaceEntries, originalName: v.string() })

type PlaceRow = v.InferOutput<typeof placeRow>

/** A place that an organiser can choose, named in their language. */
export interface PlaceFacts extends Point {
  /** Id of the city: the place itself, or the one near a village. */
  id: number
  /** Name of a village; null for a city. */
  town: string | null
  name: string
  region: string
  country: string
}

/** Places in one answer, and those among which the best are looked for. */
const atMost = 8
const candidates = 40

const columns = (
  locale: Locale,
) => sql`c.id, c."isCity", c.name AS "originalName", ${cityName(locale)} AS name,
  ${regionName(locale)} AS region, c.country, c.lat, c.lon, c.population`

/** How well a name fits: 0 for the whole text, 1 for one of which it is the first words, 2 for one that begins with it. */
function rankOf({ name, originalName }: PlaceRow, key: string): number {
  const names = [name, originalName].map(placeKey)
  if (names.includes(key)) return 0
  if (names.some((each) => each.startsWith(`${key} `))) return 1
  return names.some((each) => each.startsWith(key)) ? 2 : 3
}

/**
 * Cities and villages with a name in any language that begins with a text. First those whose name in the reader's language
 * or local name is the text, then those of which it is the first words, then those that begin with it; within each, the
 * largest first.
 */
export async function findPlaces(
  db: Database,
  text: string,
  locale: Locale,
): Promise<PlaceFacts[]> {
  const key = placeKey(text)
  if (key === '') return []
  const rows = v.parse(
    v.array(placeRow),
    await db.all(sql`SELECT ${columns(locale)} FROM (
      SELECT ${knownPlaceColumns}, max(n.key = ${key}) AS exact, coalesce(c.names, '{}') AS names
      FROM place_name n ${joinKnownPlace}
      WHERE n.key BETWEEN ${key} AND ${`${key}\u{10ffff}`} AND ${isKnownPlace}
      GROUP BY n.place ORDER BY exact DESC, population DESC LIMIT ${candidates}) c`),
  )
  const best = rows
    .toSorted((a, b) => rankOf(a, key) - rankOf(b, key) || b.population - a.population)
    .slice(0, atMost)
  return await withCities(db, best)
}

/** Places with their city: of a village, the one that is near. */
async function withCities(db: Database, rows: readonly PlaceRow[]): Promise<PlaceFacts[]> {
  const villages = rows.filter(({ isCity }) => !isCity)
  const around = await findSurroundings(db, villages)
  return rows.flatMap((row): PlaceFacts[] => {
    if (row.isCity) return [placeOf(row)]
    const surroundings = around[villages.findIndex(({ id }) => id === row.id)]
    const near = surroundings === undefined ? null : nearCity(surroundings, row.country)
    return near === null ? [] : [{ ...placeOf(row), id: near.id, town: row.name }]
  })
}

const placeOf = ({ id, name, region, country, lat, lon }: PlaceRow): PlaceFacts => ({
  id,
  town: null,
  name,
  region,
  country,
  lat,
  lon,
})

/** The city of an id; null for an unknown one. */
export async function findCityById(
  db: Database,
  id: number,
  locale: Locale,
): Promise<PlaceFacts | null> {
  const rows = await db.all(sql`SELECT ${columns(locale)} FROM (
    SELECT *, 1 AS "isCity" FROM city WHERE id = ${id}) c`)
  const [row] = v.parse(v.array(placeRow), rows)
  return row === undefined ? null : placeOf(row)
}

export interface PinFacts {
  /** The city under which an event at the pin is listed. */
  city: PlaceFacts | null
  /** False for a pin in another country than the city that was chosen. */
  isInCountry: boolean
}

/** The surroundings of a pin. @param chosen id of the city that was chosen; null without one */
export async function findPin(
  db: Database,
  point: Point,
  chosen: number | null,
  locale: Locale,
): Promise<PinFacts> {
  const [[around], city] = await Promise.all([
    findSurroundings(db, [point]),
    chosen === null ? null : findCityById(db, chosen, locale),
  ])
  if (around === undefined) return { city: null, isInCountry: true }
  if (city !== null && !isInCountry(around, city.country)) return { city, isInCountry: false }
  const near = nearCity(around, city?.country ?? null)
  return { city: near === null ? null : await findCityById(db, near.id, locale), isInCountry: true }
}
