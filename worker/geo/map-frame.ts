import type { Box } from '../../src/model/calendar/calendar.ts'
import { toPlane } from '../../src/model/calendar/mercator.ts'
import type { MapFrame } from '../../src/model/calendar/map-view.ts'

/** Least width of a frame, in widths of the world: zoom 12 on a map of 1,000 pixels. */
const leastWidth = 0.0005
/** Longer side by shorter side, at most: less than that of any screen, so that the longer one alone sets the scale. */
const mostSlender = 4
/** Shapes of the map's area for which the picture has land, as width by height. */
const narrowest = 0.55
const broadest = 2.2
/** Height of a view, in heights of the world, from which the map shows the world from pole to pole. */
const almostAll = 0.95

/**
 * The frame of a box on the plane of web maps. An area that contains it shows nothing beyond the poles, however narrow the
 * area is: near a pole the frame is higher than the box, and for most of the world it is the whole world.
 * @param room share of the box by which the frame goes beyond it on each side
 */
export function frameFor(box: Box, fit: 'contain' | 'cover', room = 0): MapFrame {
  const east = box.east < box.west ? box.east + 360 : box.east
  const { x: left, y: top } = toPlane({ lon: box.west, lat: box.north })
  const { x: right, y: bottom } = toPlane({ lon: east, lat: box.south })
  if (fit === 'cover') return { left, top, right, bottom, fit }
  const grown = 1 + 2 * room
  const width = Math.max((right - left) * grown, leastWidth, (bottom - top) / mostSlender)
  const height = Math.max((bottom - top) * grown, width / mostSlender)
  const x = (left + right) / 2
  const seen = Math.max(height, width / narrowest)
  if (seen > almostAll) return { left: x - 0.5, top: 0, right: x + 0.5, bottom: 1, fit: 'world' }
  const middle = (top + bottom) / 2
  const y = Math.min(Math.max(middle, seen / 2), 1 - seen / 2)
  const half = Math.min(height / 2 + Math.abs(y - middle), seen / 2)
  return { left: x - width / 2, top: y - half, right: x + width / 2, bottom: y + half, fit }
}

/** The part of the plane that areas of usual shapes show; at most the world once, though a broad area repeats it. */
export function shownOf({ left, top, right, bottom, fit }: MapFrame): Omit<MapFrame, 'fit'> {
  if (fit !== 'contain') return { left, top, right, bottom }
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const halfWidth = Math.min(Math.max(right - left, (bottom - top) * broadest), 1) / 2
  const halfHeight = Math.max(bottom - top, (right - left) / narrowest) / 2
  return {
    left: x - halfWidth,
    top: Math.max(0, y - halfHeight),
    right: x + halfWidth,
    bottom: Math.min(1, y + halfHeight),
  }
}

/** Pixels per width of the world at which a map of this size shows the frame. */
export function scaleIn(
  { left, top, right, bottom, fit }: MapFrame,
  { width, height }: { width: number; height: number },
): number {
  const fits = [width / (right - left), height / (bottom - top)]
  if (fit === 'world') return height
  return fit === 'cover' ? Math.max(...fits) : Math.min(...fits)
}
