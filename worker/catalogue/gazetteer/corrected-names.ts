import { isLocale } from '../../../src/model/locales.ts'
import { fold } from './fold.ts'
import type { City, LocaleNames, Region } from './read-gazetteer.ts'
import { readLines } from './read-lines.ts'

/** Parses `de=Siders|es=`: a text of '' leaves the language with the place's own name. */
function parseNames(cell: string): LocaleNames {
  const pairs = cell.split('|').filter((part) => part !== '')
  return Object.fromEntries(
    pairs.map((part) => {
      const [locale = '', text, ...rest] = part.split('=')
      if (!isLocale(locale) || text === undefined || rest.length > 0)
        throw new Error(`"${part}" must be like de=München`)
      return [locale, text]
    }),
  )
}

/** The names without those that are the own name. */
const differing = (names: LocaleNames, name: string): LocaleNames =>
  Object.fromEntries(Object.entries(names).filter(([, text]) => text !== '' && text !== name))

/** A place of GeoNames is known by its id, another one by its country and own name, because its id may change. */
const keyOf = ({ id, country, name }: Pick<City, 'id' | 'country' | 'name'>): string =>
  id > 0 ? String(id) : `${country}/${name}`

/**
 * `corrected-names.tsv`: names of cities and of places with events that the sources lack or have wrong, by GeoNames id or
 * as `JP/湧別町`. They are those of another place, a district or municipality, historical, in another script or misspelt.
 * `name` is the place's own name, '' leaves it. Slugs do not follow, because they are in published addresses.
 */
const cityCorrections = new Map(
  readLines('corrected-names.tsv', 4).flatMap(([key = '', , name = '', names = '']) => {
    const correction = { name, names: parseNames(names) }
    const [country, former] = key.split('/')
    // Also by the corrected name, so that a corrected place is recognised.
    const keys = former === undefined || name === '' ? [key] : [key, `${country}/${name}`]
    return keys.map((each) => [each, correction] as const)
  }),
)

/** `corrected-region-names.tsv`: the same for regions, by country and English name. */
const regionCorrections = new Map(
  readLines('corrected-region-names.tsv', 3).map(([country, region, names = '']) => [
    `${country}/${region}`,
    parseNames(names),
  ]),
)

type Named = Pick<City, 'id' | 'country' | 'name' | 'names' | 'alt'>

/** The place with its corrected names; its former own name stays searchable. */
export function withCorrectedNames<Place extends Named>(place: Place): Place {
  const correction = cityCorrections.get(keyOf(place))
  if (correction === undefined) return place
  const name = correction.name === '' ? place.name : correction.name
  const names = differing({ ...place.names, ...correction.names }, name)
  const known = new Set([name, ...Object.values(names)].map(fold))
  const alt = [...place.alt, place.name].filter((text) => !known.has(fold(text)))
  return { ...place, name, names, alt: [...new Set(alt)] }
}

/** The region with its corrected names. */
export function withCorrectedRegionNames<Area extends Pick<Region, 'country' | 'name' | 'names'>>(
  region: Area,
): Area {
  const names = regionCorrections.get(`${region.country}/${region.name}`)
  if (names === undefined) return region
  return { ...region, names: differing({ ...region.names, ...names }, region.name) }
}
