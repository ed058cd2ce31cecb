import type { Point } from '../../../model/calendar/calendar.ts'
import type { MapLabels } from '../../../model/calendar/map-labels.ts'
import type { MapMark } from '../../../model/calendar/map-view.ts'
import type { PlanePoint } from '../../../model/calendar/mercator.ts'
import { project, type Camera, type Size } from './camera.ts'
import { clusterRadius, pinSize } from './mark-sizes.ts'

/** Position of a name: a country's is centred on its point, a city's is on one side of its dot. */
export type Side = 'middle' | 'right' | 'left' | 'above' | 'below'

/** A name on the map. */
export interface Label extends Point {
  name: string
  side: Side
}

interface Area extends PlanePoint {
  width: number
  height: number
}

/** Average width of a full-width character, of another character, and the line height, in CSS pixels. */
const countryMetrics = { full: 19, other: 11, line: 22 }
const cityMetrics = { full: 12, other: 6.2, line: 16 }
/** Zoom levels by which a city may be named earlier if there is room. */
const earlyZoom = 0.8
/** Pixels between the dot and the name. */
const gap = 6
const maxLabels = 70

const fullWidth = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u

function areaOf(name: string, { x, y }: PlanePoint, side: Side): Area {
  const { full, other, line } = side === 'middle' ? countryMetrics : cityMetrics
  const width = [...name].reduce((sum, char) => sum + (fullWidth.test(char) ? full : other), 0)
  const left = { left: x - gap - width, right: x + gap, middle: x - width / 2 }
  const top = { above: y - gap - line, below: y + gap, middle: y - line / 2 }
  return {
    x: side === 'left' || side === 'right' ? left[side] : left.middle,
    y: side === 'above' || side === 'below' ? top[side] : top.middle,
    width,
    height: line,
  }
}

const overlap = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isSeen = ({ x, y, width, height }: Area, size: Size): boolean =>
  x + width > 0 && y + height > 0 && x < size.width && y < size.height

/** Area of a mark, which is centred on its point. */
function areaOfMark(mark: MapMark, { x, y }: PlanePoint): Area {
  const half = mark.kind === 'cluster' ? clusterRadius(mark.events.count) + 2 : pinSize / 2 + 2
  return { x: x - half, y: y - half, width: 2 * half, height: 2 * half }
}

const citySides: readonly Side[] = ['right', 'left', 'above', 'below']
const countrySides: readonly Side[] = ['middle']

/** Places the names that fit: larger countries and cities first, without overlapping each other or a mark. */
export function placeLabels(
  { countries, cities }: MapLabels,
  camera: Camera,
  size: Size,
  marks: readonly MapMark[],
): Label[] {
  const { zoom } = camera
  const taken = marks.map((mark) => areaOfMark(mark, project(mark, camera, size)))
  const placed: Label[] = []
  const place = (name: string, point: Point, sides: readonly Side[]) => {
    const spot = project(point, camera, size)
    for (const side of placed.length < maxLabels ? sides : []) {
      const area = areaOf(name, spot, side)
      if (!isSeen(area, size) || taken.some((other) => overlap(area, other))) continue
      placed.push({ name, side, ...point })
      taken.push(area)
      return
    }
  }
  for (const [name, lon, lat, from, to] of countries)
    if (zoom >= from && zoom <= to) place(name, { lon, lat }, countrySides)
  for (const [name, lon, lat, from] of cities)
    if (zoom >= from - earlyZoom) place(name, { lon, lat }, citySides)
  return placed
}
