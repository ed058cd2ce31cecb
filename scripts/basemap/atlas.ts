import { recordOf } from '../../src/model/values/record-of.ts'
import { readFileSync } from 'node:fs'
import type { Feature, FeatureCollection, Geometry, MultiPolygon, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'

/** Shapes of Natural Earth (public domain) from the package world-atlas, in degrees (WGS 84). */

export type Detail = '10m' | '50m' | '110m'
type Named = { name: string }
type CountryTopology = Topology<{ countries: GeometryCollection<Named> }>
type LandTopology = Topology<{ land: GeometryCollection }>

const readTopology = (name: string): unknown =>
  JSON.parse(readFileSync(`node_modules/world-atlas/${name}.json`, 'utf8'))

const hasObject = (value: unknown, object: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'objects' in value &&
  typeof value.objects === 'object' &&
  value.objects !== null &&
  Object.hasOwn(value.objects, object)

const isCountries = (value: unknown): value is CountryTopology => hasObject(value, 'countries')
const isLand = (value: unknown): value is LandTopology => hasObject(value, 'land')

export function countryTopology(detail: Detail): CountryTopology {
  const topology = readTopology(`countries-${detail}`)
  if (!isCountries(topology))
    throw new Error(`world-atlas/countries-${detail}.json lacks countries`)
  return topology
}

/**
 * Unwraps a ring for the plane: its longitudes continue beyond 180 instead of jumping to −180. A ring around the south
 * pole is closed along the map's lower edge.
 */
export function unwrap(ring: readonly Position[]): Position[] {
  const points: Position[] = []
  let offset = 0
  let previous = ring[0]?.[0] ?? 0
  for (const [lon = 0, lat = 0] of ring) {
    if (lon - previous > 180) offset -= 360
    if (lon - previous < -180) offset += 360
    previous = lon
    points.push([lon + offset, lat])
  }
  const [first] = points
  if (offset === 0 || first === undefined) return points
  const [start = 0] = first
  return [...points, [start + offset, -90], [start, -90], first]
}

function unwrapShape<Shape extends Polygon | MultiPolygon>(shape: Shape): Shape {
  const coordinates =
    shape.type === 'Polygon'
      ? shape.coordinates.map(unwrap)
      : shape.coordinates.map((polygon) => polygon.map(unwrap))
  return { ...shape, coordinates }
}

export type Country = Feature<Polygon | MultiPolygon, Named>

const isArea = (each: Feature<Geometry, Named>): each is Country => {
  const { type } = each.geometry
  return type === 'Polygon' || type === 'MultiPolygon'
}

/** Countries and territories with their English names. */
export function countryShapes(detail: Detail): Country[] {
  const topology = countryTopology(detail)
  const shapes = feature(topology, topology.objects.countries).features.filter(isArea)
  return shapes.map((shape) => ({ ...shape, geometry: unwrapShape(shape.geometry) }))
}

export function landShape(detail: Detail): FeatureCollection {
  const topology = readTopology(`land-${detail}`)
  if (!isLand(topology)) throw new Error(`world-atlas/land-${detail}.json lacks land`)
  const features = feature(topology, topology.objects.land).features.map((each) => {
    const { geometry } = each
    return geometry.type === 'MultiPolygon' || geometry.type === 'Polygon'
      ? { ...each, geometry: unwrapShape(geometry) }
      : each
  })
  return { type: 'FeatureCollection', features }
}

/** Areas with disputed borders, which are drawn dashed; the atlas has each of them as an area of its own. */
const disputed = new Set([
  'Kosovo',
  'N. Cyprus',
  'Cyprus U.N. Buffer Zone',
  'Somaliland',
  'W. Sahara',
  'Siachen Glacier',
  'Bir Tawil',
])
/**
 * Box of the Isthmus of Perekop (west, south, east, north in degrees). The atlas has Crimea with Russia; according to
 * the UN General Assembly (resolution 68/262) it is part of Ukraine. So the border across the isthmus is dashed too.
 */
const isthmusOfPerekop = [32.4, 45.7, 35.3, 46.5] as const

export const isOnIsthmus = ([lon = 0, lat = 0]: Position): boolean => {
  const [west, south, east, north] = isthmusOfPerekop
  return lon > west && lon < east && lat > south && lat < north
}

export function nameOf({ properties }: GeometryObject): string {
  const { name } = recordOf(properties)
  return typeof name === 'string' ? name : ''
}

export function isDisputed(a: GeometryObject, b: GeometryObject): boolean {
  return [a, b].some((each) => disputed.has(nameOf(each)))
}

export const isRussianUkrainian = (a: GeometryObject, b: GeometryObject): boolean =>
  [nameOf(a), nameOf(b)].toSorted().join() === 'Russia,Ukraine'

/** Borders between countries, in two features: property `disputed` is 1 for disputed borders, otherwise 0. */
export function borderLines(detail: Detail): FeatureCollection {
  const topology = countryTopology(detail)
  const { countries } = topology.objects
  const ukrainian = mesh(topology, countries, isRussianUkrainian).coordinates
  const isSettled = (a: GeometryObject, b: GeometryObject) =>
    a !== b && !isDisputed(a, b) && !isRussianUkrainian(a, b)
  const isOpen = (a: GeometryObject, b: GeometryObject) => a !== b && isDisputed(a, b)
  const settled = mesh(topology, countries, isSettled).coordinates
  const open = mesh(topology, countries, isOpen).coordinates
  const lines = (coordinates: Position[][], flag: 0 | 1) => ({
    type: 'Feature' as const,
    properties: { disputed: flag },
    geometry: { type: 'MultiLineString' as const, coordinates },
  })
  return {
    type: 'FeatureCollection',
    features: [
      lines([...settled, ...ukrainian.filter((line) => !line.some(isOnIsthmus))], 0),
      lines([...open, ...ukrainian.filter((line) => line.some(isOnIsthmus))], 1),
    ],
  }
}
