import type { Box } from '../../../../src/model/calendar.ts'
import type { Cluster } from '../../engine.ts'
import { planeOf, type Spot } from '../../../../src/model/mercator.ts'
import { inBox, pointOf } from './criteria.ts'
import { visitMatches } from './matches.ts'
import type { Scanned } from './scan.ts'

/** Pixels between marks, and of a tile of the map. */
const cellPixels = 60
const tilePixels = 512
/** Marks a map shows at most; the smallest are left out beyond. */
const mostClusters = 400
/** Pixels of a box that are told apart: more than a screen has. A whole world in every detail is no map. */
const widestBox = 4_096

interface Gathering {
  total: number
  /** Sums over its editions. */
  lat: number
  lon: number
  box: Box
  /** Place in the order of the calendar of its first edition. */
  order: number
  editionId: number
}

/** Everything that matches within a box, gathered in cells as wide as a mark at that zoom. */
export function findClusters(months: readonly Scanned[], box: Box, zoom: number): Cluster[] {
  const cells = new Map<number, Gathering>()
  const size = Math.min(tilePixels * 2 ** zoom, widestBox / extent(box))
  const across = Math.max(1, Math.floor(size / cellPixels))
  const isShown = inBox(box)
  let order = 0
  visitMatches(months, (columns, edition) => {
    if (!isShown(columns, edition)) return
    order += 1
    const { lat, lon } = pointOf(columns, edition)
    // East of the 180th meridian a box goes on counting, so that neighbours across it are gathered, too.
    const east = box.west > box.east && lon < box.west ? lon + 360 : lon
    const { x, y } = planeOf({ lat, lon: east })
    const key = Math.floor(y * across) * 2 * across + Math.floor(x * across)
    const cell = cells.get(key)
    const editionId = columns.editionId[edition] ?? 0
    const spot = { west: east, east, south: lat, north: lat }
    const alone = { total: 1, lat, lon: east, box: spot, order, editionId }
    if (cell === undefined) cells.set(key, alone)
    else gather(cell, alone)
  })
  const merged = mergeNeighbours([...cells.values()], cellPixels / size)
  return merged
    .toSorted((a, b) => b.total - a.total)
    .slice(0, mostClusters)
    .map(asCluster)
}

/** Share of the map's width that the longer side of a box takes. */
function extent({ west, south, east, north }: Box): number {
  const corner = planeOf({ lat: north, lon: west })
  const opposite = planeOf({ lat: south, lon: west <= east ? east : east + 360 })
  return Math.max(opposite.x - corner.x, opposite.y - corner.y, 1e-9)
}

/** Takes another gathering into one; the first of both stays its first. */
function gather(into: Gathering, other: Gathering): void {
  if (other.order < into.order) {
    into.order = other.order
    into.editionId = other.editionId
  }
  into.total += other.total
  into.lat += other.lat
  into.lon += other.lon
  into.box = {
    west: Math.min(into.box.west, other.box.west),
    east: Math.max(into.box.east, other.box.east),
    south: Math.min(into.box.south, other.box.south),
    north: Math.max(into.box.north, other.box.north),
  }
}

/** Cells part what lies on either side of their edges: marks closer than three quarters of a cell become one. */
function mergeNeighbours(cells: Gathering[], width: number): Gathering[] {
  const kept: (Gathering & { at: Spot })[] = []
  const byCell = new Map<string, typeof kept>()
  const near = (x: number, y: number) => [Math.floor(x / width), Math.floor(y / width)] as const
  for (const cell of cells.toSorted((a, b) => b.total - a.total)) {
    const at = planeOf({ lat: cell.lat / cell.total, lon: cell.lon / cell.total })
    const [column, row] = near(at.x, at.y)
    const around = [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) => byCell.get(`${column + dx}/${row + dy}`) ?? []),
    )
    const other = around.find(
      (each) => Math.hypot(each.at.x - at.x, each.at.y - at.y) < width * 0.75,
    )
    if (other === undefined) {
      const own = { ...cell, at }
      kept.push(own)
      const key = `${column}/${row}`
      byCell.set(key, [...(byCell.get(key) ?? []), own])
      continue
    }
    gather(other, cell)
  }
  return kept
}

const within180 = (lon: number): number => (lon > 180 ? lon - 360 : lon)

function asCluster({ total, lat, lon, box, editionId }: Gathering): Cluster {
  return {
    total,
    lat: lat / total,
    lon: within180(lon / total),
    box: { ...box, west: within180(box.west), east: within180(box.east) },
    editionId,
  }
}
