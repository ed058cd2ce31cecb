import type { Position } from 'geojson'
import {
  toPlane,
  fromPlane,
  wrapLongitude,
  type PlanePoint,
} from '../../src/model/calendar/mercator.ts'
import type { Country } from './atlas.ts'

const spotOf = ([lon = 0, lat = 0]: Position): PlanePoint => toPlane({ lon, lat })

/** Abscissas at which a polygon's rings cross a horizontal line, from west to east. */
function crossings(rings: readonly PlanePoint[][], y: number): number[] {
  const found: number[] = []
  for (const ring of rings) {
    for (let i = 1; i < ring.length; i += 1) {
      const a = ring[i - 1]
      const b = ring[i]
      if (a === undefined || b === undefined || a.y > y === b.y > y) continue
      found.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
    }
  }
  return found.toSorted((a, b) => a - b)
}

export interface LabelPosition {
  lon: number
  lat: number
  /** Width of the area there, as a share of the world's width. */
  width: number
}

/** Number of horizontal lines that are tried per area. */
const levels = 24

/**
 * The position with most room for an area's name: the middle of its longest horizontal section, weighted towards half
 * of the area's height.
 */
export function labelPosition({ geometry }: Country): LabelPosition {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  let best: LabelPosition = { lon: 0, lat: 0, width: 0 }
  let bestRoom = 0
  for (const polygon of polygons) {
    const rings = polygon.map((ring) => ring.map(spotOf))
    const ys = (rings[0] ?? []).map((spot) => spot.y)
    const top = Math.min(...ys)
    const bottom = Math.max(...ys)
    for (let level = 1; level < levels; level += 1) {
      const t = level / levels
      const y = top + t * (bottom - top)
      const xs = crossings(rings, y)
      for (let i = 1; i < xs.length; i += 2) {
        const west = xs[i - 1] ?? 0
        const width = (xs[i] ?? west) - west
        const room = width * (1 - Math.abs(t - 0.5))
        if (room <= bestRoom) continue
        bestRoom = room
        const { lon, lat } = fromPlane({ x: west + width / 2, y })
        best = { lon: wrapLongitude(lon), lat, width }
      }
    }
  }
  return best
}

/** True if the point lies in the area. */
export function containsPoint({ geometry }: Country, lon: number, lat: number): boolean {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
  const spot = spotOf([lon, lat])
  return polygons.some((polygon) => {
    const xs = crossings(
      polygon.map((ring) => ring.map(spotOf)),
      spot.y,
    )
    // An area across the 180th meridian continues beyond the world's edge.
    return [spot.x - 1, spot.x, spot.x + 1].some((at) => xs.filter((x) => x < at).length % 2 === 1)
  })
}
