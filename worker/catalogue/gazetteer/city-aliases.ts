import { placeKey } from '../../domain/catalogue/names/place-key.ts'
import type { City } from './read-gazetteer.ts'
import { readLines } from './read-lines.ts'

type AliasedCity = Pick<City, 'country' | 'slug' | 'name' | 'names' | 'alt'>

/** `city-aliases.tsv`: short and former names of cities that people type, such as "NYC" and "Saigon". */
export const cityAliases = new Map(
  readLines('city-aliases.tsv', 3).map(([country, slug, aliases = '']) => [
    `${country}/${slug}`,
    aliases.split('|'),
  ]),
)

/** The city with these names among those by which it is found. */
export function withAliases<Place extends AliasedCity>(city: Place): Place {
  const aliases = cityAliases.get(`${city.country}/${city.slug}`) ?? []
  const known = new Set([city.name, ...Object.values(city.names), ...city.alt].map(placeKey))
  return { ...city, alt: [...city.alt, ...aliases.filter((name) => !known.has(placeKey(name)))] }
}
