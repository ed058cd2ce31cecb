import type { CatalogueRow } from '../catalogue-row.ts'
import { greatCircleKm } from '../../../src/model/calendar/great-circle.ts'
import { PointGrid } from './distance.ts'
import { fold } from './fold.ts'
import type { Catalogues } from './localised-names.ts'
import type { Place } from './read-geonames.ts'
import { extendsName, placeKeys } from './spellings.ts'

const reachKm = 40
/** Largest distance of an event from a town that has exactly the given name. */
const farReachKm = 130
const farPopulation = 15_000
/** Largest distance of an event from a place if one of the two names extends the other. */
const extendedReachKm = 6

export type EventPlace = CatalogueRow['place']

interface Sources {
  catalogues: Catalogues
  /** False for a place of another first-level region than the one that the event names. */
  isInRegion: (event: EventPlace, place: Place) => boolean
}

export interface MatchedPlaces {
  /** Places of GeoNames with events, by id. */
  known: Map<number, Place>
  /** Places that GeoNames does not have, by their negative id; of several spellings the first. */
  unlisted: Map<number, EventPlace>
  /** The events' spellings of a place, by id. */
  spellings: Map<number, Set<string>>
}

/** The id of a place that GeoNames lacks: negative, and derived from country, name and region, so that it is stable. */
export function unlistedPlaceId(place: Pick<EventPlace, 'country' | 'city' | 'region'>): number {
  let hash = 0x811c9dc5
  const text = `${place.country}|${fold(place.city)}|${fold(place.region ?? '')}`
  for (const unit of new TextEncoder().encode(text)) hash = Math.imul(hash ^ unit, 0x01000193) >>> 0
  return -1 - (hash & 0x7fffffff)
}

/** 3 for a main or labelled name, 2 for another one, 1 for a nearby place with a longer or shorter name, 0 for none. */
function matchStrength(
  event: EventPlace,
  place: Place,
  distance: number,
  catalogues: Catalogues,
): number {
  const keys = new Set(placeKeys(event.city))
  const meets = (name: string | undefined) =>
    name !== undefined && placeKeys(name).some((key) => keys.has(key))
  if (meets(place.name)) return 3
  const id = String(place.id)
  for (const names of catalogues.values()) if (meets(names.get(id))) return 3
  if (distance > reachKm) return 0
  if (place.alternates.some(meets)) return 2
  return distance <= extendedReachKm && extendsName(place.name, event.city) ? 1 : 0
}

function matchPlace(
  event: EventPlace,
  candidates: readonly Place[],
  reach: number,
  { catalogues, isInRegion }: Sources,
): Place | null {
  let best: { place: Place; strength: number; score: number } | null = null
  for (const place of candidates) {
    if (place.country !== event.country || !isInRegion(event, place)) continue
    const distance = greatCircleKm(event, place)
    if (distance > reach) continue
    const strength = matchStrength(event, place, distance, catalogues)
    if (strength === 0) continue
    // Near and large places are preferred.
    const score = (place.population + 100) / (1 + (distance / 5) ** 2)
    if (
      best === null ||
      strength > best.strength ||
      (strength === best.strength && score > best.score)
    ) {
      best = { place, strength, score }
    }
  }
  return best?.place ?? null
}

/** The id of a nearby unlisted place of another row whose name contains this one's, or the reverse. */
function sameUnlistedPlace(
  event: EventPlace,
  unlisted: ReadonlyMap<number, EventPlace>,
): number | null {
  const key = fold(event.city)
  for (const [id, place] of unlisted) {
    const other = fold(place.city)
    const near = place.country === event.country && greatCircleKm(event, place) <= extendedReachKm
    if (near && (other.includes(key) || key.includes(other))) return id
  }
  return null
}

/** Matches the places of event rows and of their editions with those of GeoNames. */
export function matchEventPlaces(
  rows: readonly CatalogueRow[],
  places: readonly Place[],
  sources: Sources,
): MatchedPlaces {
  const grid = new PointGrid(places)
  const towns = places.filter((place) => place.population >= farPopulation)
  const found: MatchedPlaces = { known: new Map(), unlisted: new Map(), spellings: new Map() }
  const all = rows.flatMap((row) => [
    row.place,
    ...row.editions.flatMap(({ place }) => place ?? []),
  ])
  for (const place of all) {
    const match =
      matchPlace(place, grid.near(place), reachKm, sources) ??
      matchPlace(place, towns, farReachKm, sources)
    const id = match?.id ?? sameUnlistedPlace(place, found.unlisted) ?? unlistedPlaceId(place)
    if (match !== null) found.known.set(id, match)
    else if (!found.unlisted.has(id)) found.unlisted.set(id, place)
    found.spellings.set(id, (found.spellings.get(id) ?? new Set()).add(place.city))
  }
  return found
}
