import type { City } from '../../worker/catalogue/gazetteer/read-gazetteer.ts'
import { containsPoint, extentOf } from '../../worker/maps/rings.ts'
import type { CountryPart } from './atlas-rings.ts'

/** Simferopol. The atlas has Crimea with Russia (see isthmusOfPerekop in atlas.ts). */
const crimea = { x: 34.1, y: 44.95 }
/** Cities of a degree of latitude that are looked at; the largest are enough. */
const maxVotes = 12

/** Cities by whole degree of latitude, the largest first. */
function citiesByLatitude(cities: readonly City[]): Map<number, City[]> {
  const byLatitude = new Map<number, City[]>()
  for (const city of cities) {
    const row = byLatitude.get(Math.floor(city.lat))
    if (row === undefined) byLatitude.set(Math.floor(city.lat), [city])
    else row.push(city)
  }
  return byLatitude
}

/** Cities in a part of a country, at most `maxVotes` of each degree of latitude. */
function citiesIn(part: CountryPart, byLatitude: ReadonlyMap<number, readonly City[]>): City[] {
  const [outer = []] = part.rings
  const [west, east] = extentOf(outer, 'x')
  const [south, north] = extentOf(outer, 'y')
  const inside: City[] = []
  for (let degree = Math.floor(south); degree <= north; degree += 1) {
    const near = (byLatitude.get(degree) ?? []).filter(
      ({ lon }) => (lon > west && lon < east) || (lon + 360 > west && lon + 360 < east),
    )
    const found = near
      .slice(0, maxVotes)
      .filter(
        ({ lon, lat }) =>
          containsPoint(part.rings, lon, lat) || containsPoint(part.rings, lon + 360, lat),
      )
    inside.push(...found)
  }
  return inside
}

const mostVoted = (votes: ReadonlyMap<string, number>): string | undefined =>
  [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0]

/**
 * ISO code of each part, the atlas has none: that of most of its cities, so that an overseas territory has its own; of a
 * part without cities that of most cities of the country; '' if the gazetteer has none of these.
 */
export function countryCodes(parts: readonly CountryPart[], cities: readonly City[]): string[] {
  const ofCountry = new Map<string, Map<string, number>>()
  const byLatitude = citiesByLatitude(cities)
  const ofPart = parts.map((part) => {
    const here = new Map<string, number>()
    const all = ofCountry.get(part.name) ?? new Map<string, number>()
    for (const { country } of citiesIn(part, byLatitude))
      for (const votes of [here, all]) votes.set(country, (votes.get(country) ?? 0) + 1)
    ofCountry.set(part.name, all)
    return here
  })
  return parts.map((part, index) => {
    const isCrimea = part.name === 'Russia' && containsPoint(part.rings, crimea.x, crimea.y)
    if (isCrimea) return 'UA'
    return (
      mostVoted(ofPart[index] ?? new Map()) ??
      mostVoted(ofCountry.get(part.name) ?? new Map()) ??
      ''
    )
  })
}
