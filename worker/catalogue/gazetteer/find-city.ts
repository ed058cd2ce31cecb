import { greatCircleKm } from '../../../src/model/calendar/great-circle.ts'
import type { Point } from '../../../src/model/calendar/calendar.ts'
import { fold } from './fold.ts'
import { regionFinder } from './find-region.ts'
import type { City, Region } from './read-gazetteer.ts'

/** Largest distance in kilometres between an event's start and the town it names. */
const reachKm = 130

export interface NamedPoint extends Point {
  /** Name in any language of the gazetteer. */
  city: string
  country: string
  /** Name of the region; a city of another first-level region is a namesake. */
  region?: string | undefined
}

/**
 * Finds the city of a place: same country and first-level region, one of the city's names, near and large cities
 * preferred; null if there is none within 130 km.
 */
export function cityFinder(
  cities: readonly City[],
  regions: readonly Region[] = [],
): (place: NamedPoint) => City | null {
  const regionsOf = regionFinder(regions)
  const byName = new Map<string, City[]>()
  for (const city of cities) {
    for (const key of new Set([city.name, ...Object.values(city.names), ...city.alt].map(fold))) {
      const full = `${city.country}/${key}`
      const namesakes = byName.get(full)
      if (namesakes === undefined) byName.set(full, [city])
      else namesakes.push(city)
    }
  }
  return (place) => {
    const inRegions = regionsOf(place.country, place.region)
    let best: { city: City; score: number } | null = null
    for (const city of byName.get(`${place.country}/${fold(place.city)}`) ?? []) {
      const distance = greatCircleKm(place, city)
      if (distance > reachKm || inRegions?.has(city.region) === false) continue
      const score = (city.population + 100) / (1 + (distance / 5) ** 2)
      if (best === null || score > best.score) best = { city, score }
    }
    return best?.city ?? null
  }
}
