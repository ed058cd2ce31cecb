import { readFileSync } from 'node:fs'
import type { Feature, FeatureCollection, Geometry, MultiPolygon, Polygon, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification'

/** Natural Earth's shapes, which are in the public domain, as world-atlas packs them: degrees, WGS 84. */

type Detail = '10m' | '50m'
type Named = { name: string }
type CountryTopology = Topology<{ countries: GeometryCollection<Named> }>
type LandTopology = Topology<{ land: GeometryCollection }>

const text = (name: string): unknown =>
  JSON.parse(readFileSync(`node_modules/world-atlas/${name}.json`, 'utf8'))

const holds = (value: unknown, object: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'objects' in value &&
  typeof value.objects === 'object' &&
  value.objects !== null &&
  Object.hasOwn(value.objects, object)

const isCountries = (value: unknown): value is CountryTopology => holds(value, 'countries')
const isLand = (value: unknown): value is LandTopology => holds(value, 'land')

function countryTopology(detail: Detail): CountryTopology {
  const topology = text(`countries-${detail}`)
  if (!isCountries(topology)) throw new Error('world-atlas has no countries.')
  return topology
}

/**
 * A ring whose longitudes run on beyond 180 instead of jumping to −180, as a plane wants them; one around the pole is
 * closed along the map's lower edge.
 */
function unrolled(ring: readonly Position[]): Position[] {
  const points: Position[] = []
  let turn = 0
  let before = ring[0]?.[0] ?? 0
  for (const [lon = 0, lat = 0] of ring) {
    if (lon - before > 180) turn -= 360
    if (lon - before < -180) turn += 360
    before = lon
    points.push([lon + turn, lat])
  }
  const [first] = points
  if (turn === 0 || first === undefined) return points
  const [from = 0] = first
  return [...points, [from + turn, -90], [from, -90], first]
}

function onPlane<Shape extends Polygon | MultiPolygon>(shape: Shape): Shape {
  const coordinates =
    shape.type === 'Polygon'
      ? shape.coordinates.map(unrolled)
      : shape.coordinates.map((polygon) => polygon.map(unrolled))
  return { ...shape, coordinates }
}

export type Country = Feature<Polygon | MultiPolygon, Named>

const isArea = (each: Feature<Geometry, Named>): each is Country => {
  const { type } = each.geometry
  return type === 'Polygon' || type === 'MultiPolygon'
}

/** Countries and territories, each with its English name. */
export function countryShapes(detail: Detail): Country[] {
  const topology = countryTopology(detail)
  const shapes = feature(topology, topology.objects.countries).features.filter(isArea)
  return shapes.map((shape) => ({ ...shape, geometry: onPlane(shape.geometry) }))
}

export function landShape(detail: Detail): FeatureCollection {
  const topology = text(`land-${detail}`)
  if (!isLand(topology)) throw new Error('world-atlas has no land.')
  const features = feature(topology, topology.objects.land).features.map((each) => {
    const { geometry } = each
    return geometry.type === 'MultiPolygon' || geometry.type === 'Polygon'
      ? { ...each, geometry: onPlane(geometry) }
      : each
  })
  return { type: 'FeatureCollection', features }
}

/** Areas whose lines are drawn dashed, because states disagree on them; the atlas names each apart. */
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
 * The atlas counts Crimea where it is held; the General Assembly counts it to Ukraine (resolution 68/262). The line
 * across its neck is dashed, too. Degrees: west, south, east, north.
 */
const neckOfCrimea = [32.4, 45.7, 35.3, 46.5] as const

const isOnNeck = ([lon = 0, lat = 0]: Position): boolean => {
  const [west, south, east, north] = neckOfCrimea
  return lon > west && lon < east && lat > south && lat < north
}

const nameOf = ({ properties }: GeometryObject): string => Object(properties).name ?? ''

function isDisputed(a: GeometryObject, b: GeometryObject): boolean {
  return [a, b].some((each) => disputed.has(nameOf(each)))
}

const namesOf = (a: GeometryObject, b: GeometryObject) => [nameOf(a), nameOf(b)].toSorted()

/** Lines between countries; those that states disagree on have `disputed` 1. */
export function borderLines(detail: Detail): FeatureCollection {
  const topology = countryTopology(detail)
  const { countries } = topology.objects
  const isCrimean = (a: GeometryObject, b: GeometryObject) =>
    namesOf(a, b).join() === 'Russia,Ukraine'
  const ukrainian = mesh(topology, countries, isCrimean).coordinates
  const isSettled = (a: GeometryObject, b: GeometryObject) =>
    a !== b && !isDisputed(a, b) && !isCrimean(a, b)
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
      lines([...settled, ...ukrainian.filter((line) => !line.some(isOnNeck))], 0),
      lines([...open, ...ukrainian.filter((line) => line.some(isOnNeck))], 1),
    ],
  }
}
