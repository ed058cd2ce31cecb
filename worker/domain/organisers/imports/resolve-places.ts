import type { Database } from '../../../db/client.ts'
import type { CellFault, RowFacts } from '../../../imports/row-facts.ts'
import { townParts, typedTown, type TownParts } from '../../../imports/town-parts.ts'
import {
  findSurroundings,
  isInCountry,
  nearCity,
  placeAt,
  type Surroundings,
} from '../../catalogue/places/find-surroundings.ts'
import { chooseTown, type ChosenTown } from './choose-town.ts'
import type { Home } from './find-home.ts'
import { findTowns, type KnownTown } from './find-towns.ts'

/** The place of a row: a city, or a town with a pin near one. */
export interface ResolvedPlace {
  cityId: number
  town: string | null
  /** Pin of a town, or the coordinates of the row; null in a city without any. */
  lat: number | null
  lon: number | null
  /** Point of the start, as far as it is known. */
  point: { lat: number; lon: number }
}

export type PlaceResult =
  | { place: ResolvedPlace }
  /** Several towns may be meant, or none is known. */
  | { place: null; fault: CellFault; candidates: readonly KnownTown[] }

/** Kilometres around coordinates within which a known place gives a start without a town its name. */
const namingKm = 20

/**
 * Places of rows, in their order, in three round trips at most.
 * @param home country for rows without one, and cities to prefer among namesakes
 */
export async function resolvePlaces(
  db: Database,
  rows: readonly RowFacts[],
  home: Home,
): Promise<PlaceResult[]> {
  const parts = rows.map(townParts)
  const index = await findTowns(db, [...parts, noTown(home.country)])
  const chosen = rows.map((row, at) => chooseTown(row, parts[at] ?? noTown(null), index, home))
  const points = rows.map((row, at) => pointOf(row, chosen[at]))
  const pinned = [...points.keys()].filter((at) => points[at] !== null)
  const around = await findSurroundings(
    db,
    pinned.flatMap((at) => points[at] ?? []),
  )
  const surroundings = new Map(pinned.map((at, order) => [at, around[order]]))
  return rows.map((row, at) =>
    resultOf(row, parts[at] ?? noTown(null), chosen[at], surroundings.get(at)),
  )
}

const noTown = (country: string | null): TownParts => ({
  towns: [],
  regions: [],
  country,
  isUnclear: false,
})

/** Coordinates of the row, or those of its village; null if its city is known. */
function pointOf({ lat, lon }: RowFacts, chosen: ChosenTown | undefined) {
  if (lat !== null && lon !== null) return { lat, lon }
  const town = chosen?.town ?? null
  return town === null || town.isCity ? null : { lat: town.lat, lon: town.lon }
}

function resultOf(
  { lat, lon }: RowFacts,
  parts: TownParts,
  chosen: ChosenTown | undefined,
  around: Surroundings | undefined,
): PlaceResult {
  const country = parts.isUnclear ? null : parts.country
  const hasPoint = lat !== null && lon !== null
  const town = chosen?.town ?? null
  if (around !== undefined && hasPoint && country !== null && !isInCountry(around, country))
    return refusal({ field: 'lat', fault: 'place-elsewhere', country })
  if (town?.isCity === true) {
    const { id: cityId, lat: cityLat, lon: cityLon } = town
    const point = hasPoint ? { lat, lon } : { lat: cityLat, lon: cityLon }
    return { place: { cityId, town: null, lat, lon, point } }
  }
  const near = around === undefined ? null : nearCity(around, town?.country ?? country)
  const point = hasPoint ? { lat, lon } : town
  if (near !== null && point !== null && around !== undefined)
    return {
      place: { cityId: near.id, ...pinnedTown(town?.name ?? typedTown(parts), point, around) },
    }
  const candidates = chosen?.town === null ? chosen.candidates : []
  if (candidates.length > 0) return refusal({ field: 'city', fault: 'place-ambiguous' }, candidates)
  const where = country === null ? {} : { country }
  return refusal({ field: 'city', fault: 'place-unknown', ...where })
}

const refusal = (fault: CellFault, candidates: readonly KnownTown[] = []): PlaceResult => ({
  place: null,
  fault,
  candidates,
})

/** A town with its pin. One that the row does not name is the known place there, or the city that is near. */
function pinnedTown(
  name: string,
  { lat, lon }: { lat: number; lon: number },
  around: Surroundings,
): Omit<ResolvedPlace, 'cityId'> {
  const known = name === '' ? placeAt(around, namingKm) : null
  const isCity = known !== null && around.cities.includes(known)
  const town = name === '' ? (isCity ? null : (known?.name ?? null)) : name
  return { town, lat, lon, point: { lat, lon } }
}
