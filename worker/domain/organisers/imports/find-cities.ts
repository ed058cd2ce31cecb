import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { greatCircleKm } from '../../../../src/model/calendar/great-circle.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { foldName } from '../../../imports/fold-name.ts'
import { readCountry } from '../../../imports/read-words.ts'
import type { RowFacts } from '../../../imports/row-facts.ts'
import { asciiSlug } from '../../catalogue/names/ascii-slug.ts'

const city = v.object({
  id: v.number(),
  country: v.string(),
  slug: v.string(),
  name: v.string(),
  region: v.string(),
  lat: v.number(),
  lon: v.number(),
  population: v.number(),
  names: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
})

export type FoundCity = v.InferOutput<typeof city>

/** A town is the start's if it is at most this far from the coordinates. */
const mostKm = 60

type Place = Pick<RowFacts, 'city' | 'region' | 'country' | 'lat' | 'lon'>

/** Parts of a place that may be its town: "Krems, Austria", "Stadtpark, 3500 Krems (AT)". */
function partsOf(text: string): string[] {
  const parts = text
    .split(/[,;/()|]| - /u)
    .map((part) => part.replace(/^[A-Z-]*\d{3,6}\s+|\s+\d{4,6}$/gu, '').trim())
  return [...new Set([text.trim(), ...parts])].filter((part) => part !== '' && part.length <= 120)
}

/** The country of a place, which may be the last part of its text. */
export const countryOf = ({ city: text, country }: Place): string | null =>
  partsOf(text)
    .slice(1)
    .toReversed()
    .map(readCountry)
    .find((code) => code !== null) ?? country

/** All cities that the towns of these places may be. */
export async function findCities(db: Database, places: readonly Place[]): Promise<FoundCity[]> {
  const names = [...new Set(places.flatMap(({ city: text }) => partsOf(text)))]
  const countries = [...new Set(places.flatMap((place) => countryOf(place) ?? []))]
  const slugs = [...new Set(names.map(asciiSlug).filter((slug) => slug !== ''))]
  const inList = (values: readonly string[]) =>
    sql`IN (SELECT value FROM json_each(${JSON.stringify(values)}))`
  // By the slugs of their names, or of a name in one of the languages within the countries that are asked for.
  const [rows] = await readBatch(db, [
    sql`SELECT id, country, slug, name, region, lat, lon, population, names FROM city WHERE slug ${inList(slugs)}
      UNION SELECT id, country, slug, name, region, lat, lon, population, names FROM city
      WHERE country ${inList(countries)} AND (
        EXISTS (SELECT 1 FROM json_each(city.names) n WHERE n.value ${inList(names)}) OR name ${inList(names)})
      LIMIT 20000`,
  ])
  return v.parse(v.array(city), rows)
}

/** Cities by their folded names, for `chooseCity`. */
export function citiesByName(cities: readonly FoundCity[]): ReadonlyMap<string, FoundCity[]> {
  const byName = new Map<string, FoundCity[]>()
  for (const each of cities) {
    const names = [each.name, each.slug, ...Object.values(each.names)].map(foldName)
    for (const name of new Set(names)) byName.set(name, [...(byName.get(name) ?? []), each])
  }
  return byName
}

/**
 * The city of a place: the one of its name in its country or at its coordinates. Several are a choice for a person, unless
 * one has nine tenths of their people.
 */
export function chooseCity(
  place: Place,
  byName: ReadonlyMap<string, FoundCity[]>,
): { city: FoundCity } | { city: null; candidates: FoundCity[] } {
  const country = countryOf(place)
  const { lat, lon } = place
  // A region may follow the town: "Laa, Styria".
  const regions = new Set([place.region ?? '', ...partsOf(place.city).slice(1)].map(foldName))
  for (const part of partsOf(place.city)) {
    const named = (byName.get(foldName(part)) ?? []).filter(
      (each) => country === null || each.country === country,
    )
    const near =
      lat === null || lon === null
        ? named
        : named.filter((each) => greatCircleKm(each, { lat, lon }) <= mostKm)
    const inRegion = near.filter((each) => each.region !== '' && regions.has(foldName(each.region)))
    const found = (inRegion.length > 0 ? inRegion : near).toSorted(
      (a, b) => b.population - a.population,
    )
    const [first, second] = found
    if (first === undefined) continue
    if (second === undefined || first.population > second.population * 9) return { city: first }
    return { city: null, candidates: found.slice(0, 5) }
  }
  return { city: null, candidates: [] }
}
