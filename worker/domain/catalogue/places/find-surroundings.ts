import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Point } from '../../../../src/model/calendar/calendar.ts'
import { greatCircleKm } from '../../../../src/model/calendar/great-circle.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { cellsAround } from './village-cell.ts'

const placeRow = v.object({
  at: v.number(),
  id: v.number(),
  name: v.string(),
  country: v.string(),
  region: v.string(),
  lat: v.number(),
  lon: v.number(),
})

/** A place of the gazetteer, with its distance from the point that was asked for. */
export interface PlaceAround extends Point {
  id: number
  name: string
  country: string
  /** English name, '' if unknown. */
  region: string
  km: number
}

/** Known places around a point, the nearest first. */
export interface Surroundings {
  /** The nearest city of each region and country. */
  cities: PlaceAround[]
  /** The nearest village of each region and country within about 28 km. */
  villages: PlaceAround[]
}

/** Degrees of latitude within which cities are looked for; the further ones for points without any in the former. */
const reaches = [0.6, 6, 180]

/** Squared distance in degrees of latitude, for comparisons nearby. SQLite takes the other columns from the row of min(). */
const nearestColumns = sql.raw(`x.id, x.name, x.country, x.region, x.lat, x.lon,
  min((x.lat - p.lat) * (x.lat - p.lat) + (x.lon - p.lon) * (x.lon - p.lon) * p.narrow) AS d`)

/** Rows of points: JSON read once, not for each place that is compared. */
const pointRows = (json: string) => sql`WITH p AS MATERIALIZED (
  SELECT value ->> 0 AS at, value ->> 1 AS lat, value ->> 2 AS lon, value ->> 3 AS narrow, value -> 4 AS cells
  FROM json_each(${json}))`

/**
 * The surroundings of points, in their order: one round trip, unless a point is far from any city. Points near the
 * 180th meridian see the places on their side of it.
 */
export async function findSurroundings(
  db: Database,
  points: readonly Point[],
): Promise<Surroundings[]> {
  const found = points.map((): Surroundings => ({ cities: [], villages: [] }))
  const open = new Set(points.keys())
  for (const [turn, reach] of reaches.entries()) {
    if (open.size === 0) break
    const wanted = [...open].map((at) => figures(at, points[at]))
    const [cityRows, villageRows] = await readBatch(db, [
      sql`${pointRows(JSON.stringify(wanted))} SELECT p.at, ${nearestColumns} FROM p CROSS JOIN city x
        WHERE x.lat BETWEEN p.lat - ${reach} AND p.lat + ${reach}
          AND (x.lon - p.lon) * (x.lon - p.lon) * p.narrow <= ${reach * reach}
        GROUP BY p.at, x.country, x.region`,
      sql`${pointRows(JSON.stringify(turn === 0 ? wanted : []))} SELECT p.at, ${nearestColumns} FROM p
        CROSS JOIN json_each(p.cells) c CROSS JOIN village x ON x.cell = c.value
        GROUP BY p.at, x.country, x.region`,
    ])
    add(found, 'cities', cityRows, points)
    add(found, 'villages', villageRows, points)
    for (const at of open) if (found[at]?.cities.length !== 0) open.delete(at)
  }
  return found
}

/** Position, latitude, longitude, by how much a degree of longitude is narrower there, squared, and the squares around. */
const figures = (at: number, { lat, lon }: Point = { lat: 0, lon: 0 }) => [
  at,
  lat,
  lon,
  Math.max(Math.cos((lat * Math.PI) / 180), 0.01) ** 2,
  cellsAround({ lat, lon }),
]

function add(
  found: readonly Surroundings[],
  kind: keyof Surroundings,
  rows: unknown,
  points: readonly Point[],
): void {
  for (const { at, ...place } of v.parse(v.array(placeRow), rows)) {
    const point = points[at]
    if (point !== undefined) found[at]?.[kind].push({ ...place, km: greatCircleKm(point, place) })
  }
  for (const each of found) each[kind].sort((a, b) => a.km - b.km)
}

/** Kilometres that a place of another country may be nearer than one of the country: a start beside the border. */
const borderKm = 12

/** Cities and villages, the nearest first. */
const knownPlaces = ({ cities, villages }: Surroundings): PlaceAround[] =>
  [...cities, ...villages].toSorted((a, b) => a.km - b.km)

/** True if a point may be in a country: the nearest known place is there, or hardly nearer than one that is. */
export function isInCountry(around: Surroundings, country: string): boolean {
  const known = knownPlaces(around)
  const [first] = known
  const ofCountry = known.find((place) => place.country === country)
  return first !== undefined && ofCountry !== undefined && ofCountry.km <= first.km + borderKm
}

/** Kilometres within which a city of the region comes before a nearer one of another region. */
const regionKm = 60

/**
 * The city under which a point is listed: the nearest one of its country, of its region if there is one nearby.
 * @param country the one that is stated; null for that of the nearest known place
 */
export function nearCity(around: Surroundings, country: string | null): PlaceAround | null {
  const known = knownPlaces(around)
  const first = known.find((place) => country === null || place.country === country) ?? known[0]
  if (first === undefined) return null
  const inCountry = around.cities.filter((city) => city.country === first.country)
  const inRegion = inCountry.find((city) => city.region === first.region && city.km <= regionKm)
  return inRegion ?? inCountry[0] ?? around.cities[0] ?? null
}

/** Name of the known place at a point, within some kilometres; null without one. */
export function placeAt(around: Surroundings, km: number): PlaceAround | null {
  const [first] = knownPlaces(around)
  return first !== undefined && first.km <= km ? first : null
}
