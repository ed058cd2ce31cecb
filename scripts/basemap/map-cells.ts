import { kmPerDegree } from '../../src/model/calendar/great-circle.ts'
import { readCities, type City } from '../../worker/catalogue/gazetteer/read-gazetteer.ts'
import {
  bandCount,
  boundsOf,
  cellPath,
  columnCount,
  locatorGrid,
  type Cell,
  type CellBounds,
  type Grid,
} from '../../worker/maps/grid.ts'
import {
  perDegree,
  type CellArea,
  type CellRing,
  type CellTown,
  type MapCell,
} from '../../worker/maps/map-cell.ts'
import { clipRing, extentOf, type Vertex } from '../../worker/maps/rings.ts'
import { countryParts, type CountryPart } from './atlas-rings.ts'
import { countryCodes } from './country-codes.ts'

/** Longest edge in degrees: a longer one along a parallel would be drawn as a chord, far from it. */
const longestEdge = 0.5

function withShortEdges(ring: readonly Vertex[]): Vertex[] {
  return ring.flatMap((vertex, index) => {
    const next = ring[index + 1] ?? ring[0] ?? vertex
    const steps = Math.ceil(
      Math.max(Math.abs(next.x - vertex.x), Math.abs(next.y - vertex.y)) / longestEdge,
    )
    return Array.from({ length: Math.max(1, steps) }, (_, step) => ({
      x: vertex.x + ((next.x - vertex.x) * step) / Math.max(1, steps),
      y: vertex.y + ((next.y - vertex.y) * step) / Math.max(1, steps),
      kind: vertex.kind,
    }))
  })
}

/** The ring in whole units, without points that fall on the one before; null if no area is left. */
function encodeRing(ring: readonly Vertex[]): CellRing | null {
  const points: number[] = []
  const edges: number[] = []
  let [lastX, lastY] = [0, 0]
  for (const [index, vertex] of ring.entries()) {
    const x = Math.round(vertex.x * perDegree)
    const y = Math.round(vertex.y * perDegree)
    if (index > 0 && x === lastX && y === lastY) continue
    points.push(x - lastX, y - lastY)
    ;[lastX, lastY] = [x, y]
    const counted = edges.length - 1
    if (edges.at(-2) === vertex.kind) edges[counted] = (edges[counted] ?? 0) + 1
    else edges.push(vertex.kind, 1)
  }
  return points.length < 6 ? null : [points, edges]
}

const boxOf = ({ west, south, east, north }: CellBounds, overlap: number) => ({
  left: west - overlap,
  right: east + overlap,
  top: south - overlap,
  bottom: north + overlap,
})

/** Cuts a polygon at all cells and hands on each of its parts. */
function cutAtCells(
  rings: readonly Vertex[][],
  grid: Grid,
  receive: (cell: Cell, rings: Vertex[][]) => void,
): void {
  const { overlap } = grid
  const [south, north] = extentOf(rings[0] ?? [], 'y')
  for (let band = 0; band < bandCount(grid); band += 1) {
    const count = columnCount(band, grid)
    const row = boundsOf({ band, column: 0 }, grid)
    if (row.south - overlap > north || row.north + overlap < south) continue
    const whole = { ...row, west: -720, east: 720 }
    const inBand = rings.map((ring) => clipRing(ring, boxOf(whole, overlap)))
    const [west, east] = extentOf(inBand[0] ?? [], 'x')
    const columnOf = (degrees: number) => Math.floor(((degrees + 180) * count) / 360)
    for (let at = columnOf(west - overlap); at <= columnOf(east + overlap); at += 1) {
      const column = ((at % count) + count) % count
      const turns = ((at - column) / count) * 360
      const box = boxOf(boundsOf({ band, column }, grid), overlap)
      const inCell = inBand.map((ring) =>
        clipRing(ring, { ...box, left: box.left + turns, right: box.right + turns }),
      )
      receive(
        { band, column },
        inCell.map((ring) => ring.map((v) => ({ ...v, x: v.x - turns }))),
      )
    }
  }
}

/** Kilometres around a larger town within which a smaller one is left out: no drawing has room for both. */
const townSpacing = 4

function townRecords(
  cities: readonly City[],
  { west, south, east, north }: CellBounds,
): CellTown[] {
  const taken: City[] = []
  for (const city of cities) {
    if (city.lon < west || city.lon >= east || city.lat < south || city.lat >= north) continue
    const isTooClose = taken.some((other) => {
      const rise = (other.lat - city.lat) * kmPerDegree
      const run = (other.lon - city.lon) * kmPerDegree * Math.cos((city.lat * Math.PI) / 180)
      return Math.hypot(rise, run) < townSpacing
    })
    if (!isTooClose) taken.push(city)
  }
  return taken.map(({ lon, lat, population, name, names }) => [
    Math.round(lon * perDegree),
    Math.round(lat * perDegree),
    population,
    name,
    names,
  ])
}

/** A cell's file. Those of open sea are there too, so that a missing file is a fault. */
export interface CellFile {
  path: string
  cell: MapCell
}

/** All cells of a grid, with the areas of their paths and the towns that are handed in. */
export function filesOf(
  grid: Grid,
  areas: ReadonlyMap<string, CellArea[]>,
  townsIn: (bounds: CellBounds) => CellTown[],
): CellFile[] {
  return Array.from({ length: bandCount(grid) }, (_, band) =>
    Array.from({ length: columnCount(band, grid) }, (_unused, column) => {
      const path = cellPath({ band, column }, grid)
      const towns = townsIn(boundsOf({ band, column }, grid))
      return { path, cell: { areas: areas.get(path) ?? [], towns } }
    }),
  ).flat()
}

/** The areas of parts by the path of their cell. */
export function areasByPath(
  parts: readonly CountryPart[],
  grid: Grid,
  codeOf: (index: number) => string,
  prepare: (ring: readonly Vertex[]) => readonly Vertex[],
): Map<string, CellArea[]> {
  const areas = new Map<string, CellArea[]>()
  for (const [index, { rings }] of parts.entries()) {
    cutAtCells(rings, grid, (cell, inCell) => {
      const encoded = inCell.map((ring) => encodeRing(prepare(ring)))
      const present = encoded.filter((ring) => ring !== null)
      if (encoded[0] === null || present.length === 0) return
      const path = cellPath(cell, grid)
      const area: CellArea = [codeOf(index), ...present]
      areas.set(path, [...(areas.get(path) ?? []), area])
    })
  }
  return areas
}

/** The cells of locator maps: areas with their countries, and towns. */
export function mapCellFiles(): CellFile[] {
  const cities = readCities()
  const parts = countryParts('10m')
  const codes = countryCodes(parts, cities)
  const areas = areasByPath(parts, locatorGrid, (index) => codes[index] ?? '', withShortEdges)
  const bandAt = (lat: number) => Math.floor((lat + 90) / locatorGrid.bandDegrees)
  const byBand = Map.groupBy(cities, ({ lat }) => bandAt(lat))
  return filesOf(locatorGrid, areas, (bounds) =>
    townRecords(byBand.get(bandAt(bounds.south)) ?? [], bounds),
  )
}
