import { recordOf } from '../../src/model/values/record-of.ts'
import { readFileSync } from 'node:fs'
import { locales, type Locale } from '../../src/model/locales.ts'
import type { MapLabels } from '../../src/model/calendar/map-labels.ts'
import { toPlane } from '../../src/model/calendar/mercator.ts'
import { nameIn, readCities, type City } from '../../worker/catalogue/gazetteer/read-gazetteer.ts'
import { countryShapes, type Country } from './atlas.ts'
import { containsPoint, labelPosition, type LabelPosition } from './label-position.ts'

/** Names of countries and cities for the map, in each language, with the zooms at which they are shown. */

/** Width of the world in pixels at zoom 0. */
const worldPixels = 512
/** Widths at which a country is named: wide enough for the name, not so wide that its middle is rarely visible. */
const countryPixels = { least: 64, most: 3200 }
/** Minimum population of the cities named at a zoom. */
const minPopulation = new Map([
  [2, 5_000_000],
  [3, 2_000_000],
  [4, 700_000],
  [5, 300_000],
  [6, 120_000],
  [7, 50_000],
  [8, 20_000],
  [9, 10_000],
])
/** Pixels around a city's point that must be free of larger cities. */
const spacing = { x: 140, y: 56 }
const maxCities = 3000
/** Names from this zoom on are in a file of their own, which is loaded only when the map is zoomed in. */
const closeZoom = 6

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))
const zoomAt = (pixels: number, width: number): number =>
  rounded(Math.max(0, Math.log2(pixels / (worldPixels * width))), 1)

/** ISO code of a shape: the country with most cities in it. The atlas itself has no two-letter codes. */
function codeOf(shape: Country, cities: readonly City[]): string | null {
  const votes = new Map<string, number>()
  for (const { country, lon, lat } of cities)
    if (containsPoint(shape, lon, lat)) votes.set(country, (votes.get(country) ?? 0) + 1)
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null
}

const boundsOf = ({ geometry }: Country) => {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const points = polygons.flatMap((polygon) => polygon[0] ?? [])
  const lons = points.map(([lon = 0]) => lon)
  const lats = points.map(([, lat = 0]) => lat)
  return {
    west: Math.min(...lons),
    east: Math.max(...lons),
    south: Math.min(...lats),
    north: Math.max(...lats),
  }
}

/** Label positions by country code, in the widest shape of each country. */
function countryPositions(cities: readonly City[]): Map<string, LabelPosition> {
  const positions = new Map<string, LabelPosition>()
  for (const shape of countryShapes('50m')) {
    const { west, east, south, north } = boundsOf(shape)
    const near = cities.filter(
      ({ lon, lat }) =>
        (lon > west || lon < east - 360) && lon < east && lat > south && lat < north,
    )
    const code = codeOf(shape, near.slice(0, 200))
    const position = labelPosition(shape)
    if (code !== null && position.width > (positions.get(code)?.width ?? 0))
      positions.set(code, position)
  }
  return positions
}

/** Cities with the first zoom at which no larger city is too close, ordered by that zoom. */
function cityZooms(cities: readonly City[]): { city: City; zoom: number }[] {
  const taken = [...minPopulation.keys()].map((zoom) => ({
    zoom,
    cells: new Map<string, City[]>(),
  }))
  const cellOf = (city: City, zoom: number) => {
    const [x, y] = pixelOf(city, zoom)
    return { x: Math.floor(x / spacing.x), y: Math.floor(y / spacing.y) }
  }
  const isFree = (city: City, zoom: number, cells: Map<string, City[]>) => {
    const [x, y] = pixelOf(city, zoom)
    const cell = cellOf(city, zoom)
    for (let i = cell.x - 1; i <= cell.x + 1; i += 1) {
      for (let j = cell.y - 1; j <= cell.y + 1; j += 1) {
        const isTooClose = cells.get(`${i} ${j}`)?.some((other) => {
          const [otherX, otherY] = pixelOf(other, zoom)
          return Math.abs(otherX - x) < spacing.x && Math.abs(otherY - y) < spacing.y
        })
        if (isTooClose === true) return false
      }
    }
    return true
  }
  const named: { city: City; zoom: number }[] = []
  for (const city of cities) {
    const first = taken.find(
      ({ zoom, cells }) =>
        city.population >= (minPopulation.get(zoom) ?? 0) && isFree(city, zoom, cells),
    )
    if (first === undefined) continue
    named.push({ city, zoom: first.zoom })
    for (const { zoom, cells } of taken.slice(taken.indexOf(first))) {
      const { x, y } = cellOf(city, zoom)
      const cell = cells.get(`${x} ${y}`)
      if (cell === undefined) cells.set(`${x} ${y}`, [city])
      else cell.push(city)
    }
  }
  return named.toSorted((a, b) => a.zoom - b.zoom).slice(0, maxCities)
}

function pixelOf(city: City, zoom: number): [x: number, y: number] {
  const size = worldPixels * 2 ** zoom
  const { x, y } = toPlane(city)
  return [x * size, y * size]
}

function countryNames(locale: Locale): Map<string, string> {
  const names: unknown = JSON.parse(readFileSync(`src/i18n/countries/${locale}.json`, 'utf8'))
  return new Map(
    Object.entries(recordOf(names)).map(([code, entry]) => [code, String(recordOf(entry)[0])]),
  )
}

export interface LabelFile {
  /** `de.json`, `de-close.json` */
  path: string
  labels: MapLabels
}

export function labelFiles(): LabelFile[] {
  const cities = readCities()
  const positions = [...countryPositions(cities)].toSorted(([, a], [, b]) => b.width - a.width)
  const named = cityZooms(cities)
  return locales.flatMap((locale) => {
    const names = countryNames(locale)
    const countryLabels = positions.map(([code, { lon, lat, width }]) => [
      names.get(code) ?? code,
      rounded(lon, 2),
      rounded(lat, 2),
      zoomAt(countryPixels.least, width),
      zoomAt(countryPixels.most, width),
    ]) satisfies MapLabels['countries']
    const cityLabels = named.map(({ city, zoom }) => [
      nameIn(locale, city),
      rounded(city.lon, 3),
      rounded(city.lat, 3),
      zoom,
    ]) satisfies MapLabels['cities']
    const isClose = ([, , , zoom]: MapLabels['cities'][number]) => zoom >= closeZoom
    return [
      {
        path: `${locale}.json`,
        labels: { countries: countryLabels, cities: cityLabels.filter((city) => !isClose(city)) },
      },
      {
        path: `${locale}-close.json`,
        labels: { countries: [], cities: cityLabels.filter(isClose) },
      },
    ]
  })
}
