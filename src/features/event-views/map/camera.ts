import { rounded } from '../../../model/calendar/boxes.ts'
import type { Box, Point } from '../../../model/calendar/calendar.ts'
import {
  toPlane,
  fromPlane,
  wrapLongitude,
  type PlanePoint,
} from '../../../model/calendar/mercator.ts'

/** Conversions between degrees and pixels, so that marks can be drawn without the map library. */

/** Centre of the map in degrees, and its zoom level for tiles of 512 pixels. */
export interface Camera extends Point {
  zoom: number
}

/** CSS pixels. */
export interface Size {
  width: number
  height: number
}

/** The lowest zoom is below 0, because a narrow screen needs it to show the whole world. */
export const zooms = { least: -1, most: 14 } as const

const worldWidth = (zoom: number): number => 512 * 2 ** zoom
const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max)

/** Pixel position of a point from the map's top left corner, in the copy of the world nearest to the camera. */
export function project(point: Point, camera: Camera, size: Size): PlanePoint {
  const world = worldWidth(camera.zoom)
  const middle = toPlane(camera)
  const at = toPlane(point)
  const east = at.x - middle.x - Math.round(at.x - middle.x)
  return { x: size.width / 2 + east * world, y: size.height / 2 + (at.y - middle.y) * world }
}

/** The visible box. West is greater than east if it crosses the 180th meridian. */
export function boxOf(camera: Camera, size: Size): Box {
  const world = worldWidth(camera.zoom)
  const middle = toPlane(camera)
  const half = { x: size.width / world / 2, y: size.height / world / 2 }
  const north = fromPlane({ x: 0, y: clamp(middle.y - half.y, 0, 1) }).lat
  const south = fromPlane({ x: 0, y: clamp(middle.y + half.y, 0, 1) }).lat
  const isWhole = half.x >= 0.5
  return {
    west: isWhole ? -180 : rounded(wrapLongitude((middle.x - half.x - 0.5) * 360)),
    south: rounded(south),
    east: isWhole ? 180 : rounded(wrapLongitude((middle.x + half.x - 0.5) * 360)),
    north: rounded(north),
  }
}

/** The lowest zoom at which the world fills the height of the map. */
const leastZoom = ({ height }: Size): number =>
  Math.max(zooms.least, Math.log2(Math.max(height, 1) / worldWidth(0)))

/** The nearest camera that shows nothing beyond the poles, within the range of zooms. */
export function withinWorld({ lon, lat, zoom: wanted }: Camera, size: Size): Camera {
  const zoom = clamp(wanted, leastZoom(size), zooms.most)
  const half = size.height / worldWidth(zoom) / 2
  const y = clamp(toPlane({ lon, lat }).y, Math.min(half, 0.5), Math.max(1 - half, 0.5))
  return { lon, lat: fromPlane({ x: 0, y }).lat, zoom }
}

export interface Fit {
  /** Free pixels on each side. */
  margin: number
  /** True fills the map with the box, so that two of its edges may be out of view. */
  slice?: boolean
  /** Highest zoom, even for a smaller box. */
  closest: number
}

/** The camera of the highest zoom that shows the whole box, or of the lowest that it fills. */
export function cameraFor(box: Box, size: Size, { margin, slice = false, closest }: Fit): Camera {
  const east = box.east < box.west ? box.east + 360 : box.east
  const a = toPlane({ lon: box.west, lat: box.north })
  const b = toPlane({ lon: east, lat: box.south })
  const room = { x: Math.max(size.width - 2 * margin, 1), y: Math.max(size.height - 2 * margin, 1) }
  const fits = [room.x / (b.x - a.x), room.y / (b.y - a.y)]
  const scale = slice ? Math.max(...fits) : Math.min(...fits)
  const zoom = Math.min(Math.log2(scale / worldWidth(0)), closest)
  const { lon, lat } = fromPlane({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  return withinWorld({ lon: wrapLongitude(lon), lat, zoom }, size)
}
