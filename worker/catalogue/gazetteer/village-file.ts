import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { GazetteerError } from './read-gazetteer.ts'

/** A place of the gazetteer that is no city (`village` in the database). */
export interface Village {
  /** GeoNames id. */
  id: number
  /** ISO 3166-1 alpha-2. */
  country: string
  /** GeoNames' code of the first-level region. */
  admin1: string
  name: string
  /** Degrees, with three decimals. */
  lat: number
  lon: number
  /** 0 if unknown. */
  population: number
  /** Names in the scripts of its country, if `name` is in another. */
  native: string[]
}

/** Further names by which a city is found, in scripts of other languages than the site's. */
export interface CityNames {
  id: number
  names: string[]
}

export interface VillageFile {
  villages: Village[]
  cityNames: CityNames[]
}

/**
 * The lines of `villages.tsv.gz`. A line `#FR 84` begins the villages of a region; a village is id, name, latitude,
 * longitude, population and native names; a line `+id` has the further names of a city.
 */
export function villageLines({ villages, cityNames }: VillageFile): string {
  const lines: string[] = []
  let region = ''
  for (const { id, country, admin1, name, lat, lon, population, native } of villages) {
    const head = `#${country} ${admin1}`
    if (head !== region) lines.push((region = head))
    lines.push([id, name, lat.toFixed(3), lon.toFixed(3), population, native.join('|')].join('\t'))
  }
  return [...lines, ...cityNames.map(({ id, names }) => `+${id}\t${names.join('|')}`), ''].join(
    '\n',
  )
}

/** @throws GazetteerError on the first malformed line */
export function parseVillages(text: string): VillageFile {
  const file: VillageFile = { villages: [], cityNames: [] }
  let [country = '', admin1 = '']: string[] = []
  for (const [index, line] of text.trimEnd().split('\n').entries()) {
    const fail = () =>
      new GazetteerError(`villages.tsv.gz, line ${index + 1} is malformed: ${line}`)
    const cells = line.split('\t')
    const [first = '', second = '', ...figures] = cells
    const namesIn = (cell = '') => (cell === '' ? [] : cell.split('|'))
    if (line.startsWith('#')) [country = '', admin1 = ''] = line.slice(1).split(' ')
    else if (line.startsWith('+'))
      file.cityNames.push({ id: Number(first.slice(1)), names: namesIn(second) })
    else {
      const [id = NaN, lat = NaN, lon = NaN, population = NaN] = [first, ...figures].map(Number)
      if (cells.length !== 6 || [id, lat, lon, population].some(Number.isNaN)) throw fail()
      const native = namesIn(cells[5])
      file.villages.push({ id, country, admin1, name: second, lat, lon, population, native })
    }
  }
  return file
}

/** All villages, by country and region. */
export const readVillages = (folder: string = import.meta.dirname): VillageFile =>
  parseVillages(gunzipSync(readFileSync(join(folder, 'villages.tsv.gz'))).toString('utf8'))
