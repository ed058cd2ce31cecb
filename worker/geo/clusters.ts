import { boxOfPoint } from '../../src/model/calendar/boxes.ts'
import type { Box, Point } from '../../src/model/calendar/calendar.ts'
import { toPlane, type PlanePoint } from '../../src/model/calendar/mercator.ts'

/** One edition, or several that would overlap on a map. */
export interface Cluster extends Point {
  /** Number of editions. */
  total: number
  /** Smallest box around its editions; a point where all share one place. */
  box: Box
  /** Number of editions by sport (code of spec §9) of the first matching race; -1 without races. */
  sports: ReadonlyMap<number, number>
  /** Its first edition in the order in which they were added. */
  editionId: number
}

interface ClusteredEdition extends Point {
  sport: number
  editionId: number
}

/** Pixels between markers. */
const cellPixels = 60
const tilePixels = 512
/** Markers that a map shows; the smallest of more are left out. */
const maximumClusters = 400
/** Pixels across a box, more than a screen has: it bounds the cells when a large box comes with a high zoom. */
const maximumBoxPixels = 4_096

interface Group {
  total: number
  /** Sums over its editions. */
  lat: number
  lon: number
  box: Box
  sports: Map<number, number>
  /** Position of its first edition in the order of the list. */
  position: number
  editionId: number
}

/**
 * Clusters the editions of a box by cells as wide as a marker at a zoom of web maps with tiles of 512 pixels.
 * @returns `add`, called for each edition in the box, and `found`: the largest clusters, at most 400
 */
export function collectClusters(box: Box, zoom: number) {
  const cells = new Map<number, Group>()
  const worldPixels = Math.min(tilePixels * 2 ** zoom, maximumBoxPixels / extent(box))
  const across = Math.max(1, Math.floor(worldPixels / cellPixels))
  let position = 0
  return {
    add({ sport, editionId, ...point }: ClusteredEdition): void {
      position += 1
      const { lat } = point
      // Longitudes continue beyond 180 in a box across that meridian, so that neighbours on both sides share a cell.
      const lon = box.west > box.east && point.lon < box.west ? point.lon + 360 : point.lon
      const { x, y } = toPlane({ lat, lon })
      const key = Math.floor(y * across) * 2 * across + Math.floor(x * across)
      const cell = cells.get(key)
      const pointBox = boxOfPoint({ lon, lat })
      const sports = new Map([[sport, 1]])
      const single = { total: 1, lat, lon, box: pointBox, sports, position, editionId }
      if (cell === undefined) cells.set(key, single)
      else addGroup(cell, single)
    },
    found: (): Cluster[] =>
      mergeNeighbours([...cells.values()], cellPixels / worldPixels)
        .toSorted((a, b) => b.total - a.total)
        .slice(0, maximumClusters)
        .map(toCluster),
  }
}

/** Longer side of a box as a share of the world's width. */
function extent({ west, south, east, north }: Box): number {
  const corner = toPlane({ lat: north, lon: west })
  const opposite = toPlane({ lat: south, lon: west <= east ? east : east + 360 })
  return Math.max(opposite.x - corner.x, opposite.y - corner.y, 1e-9)
}

/** Adds a group to another; the earlier first edition remains the first. */
function addGroup(into: Group, other: Group): void {
  if (other.position < into.position) {
    into.position = other.position
    into.editionId = other.editionId
  }
  into.total += other.total
  for (const [sport, total] of other.sports)
    into.sports.set(sport, (into.sports.get(sport) ?? 0) + total)
  into.lat += other.lat
  into.lon += other.lon
  into.box = {
    west: Math.min(into.box.west, other.box.west),
    east: Math.max(into.box.east, other.box.east),
    south: Math.min(into.box.south, other.box.south),
    north: Math.max(into.box.north, other.box.north),
  }
}

/** Merges groups closer than three quarters of a cell, which lie on either side of an edge between cells. */
function mergeNeighbours(groups: Group[], width: number): Group[] {
  const merged: (Group & { at: PlanePoint })[] = []
  const byCell = new Map<string, typeof merged>()
  for (const group of groups.toSorted((a, b) => b.total - a.total)) {
    const at = toPlane({ lat: group.lat / group.total, lon: group.lon / group.total })
    const column = Math.floor(at.x / width)
    const row = Math.floor(at.y / width)
    const around = [-1, 0, 1].flatMap((dy) =>
      [-1, 0, 1].flatMap((dx) => byCell.get(`${column + dx}/${row + dy}`) ?? []),
    )
    const neighbour = around.find(
      (other) => Math.hypot(other.at.x - at.x, other.at.y - at.y) < width * 0.75,
    )
    if (neighbour !== undefined) {
      addGroup(neighbour, group)
      continue
    }
    const placed = { ...group, at }
    merged.push(placed)
    const key = `${column}/${row}`
    byCell.set(key, [...(byCell.get(key) ?? []), placed])
  }
  return merged
}

const within180 = (lon: number): number => (lon > 180 ? lon - 360 : lon)

function toCluster({ total, lat, lon, box, sports, editionId }: Group): Cluster {
  return {
    total,
    lat: lat / total,
    lon: within180(lon / total),
    box: { ...box, west: within180(box.west), east: within180(box.east) },
    sports,
    editionId,
  }
}
