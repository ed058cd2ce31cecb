import type { Box, Point } from './calendar.ts'
import { kmPerDegree } from './great-circle.ts'
import { wrapLongitude } from './mercator.ts'
import { readBox } from './read-place.ts'

export const wholeWorld: Box = { west: -180, south: -85, east: 180, north: 85 }

/** Rounds to four decimals, which is eleven metres. */
export const rounded = (degrees: number): number => Number(degrees.toFixed(4))

/** The box that has a point and nothing else. */
export const boxOfPoint = ({ lon, lat }: Point): Box => ({
  west: lon,
  south: lat,
  east: lon,
  north: lat,
})

/** The smallest box around all boxes. It crosses the 180th meridian if that is narrower. Null without boxes. */
export function boxAround(boxes: readonly Box[]): Box | null {
  const [first] = boxes
  if (first === undefined) return null
  const south = Math.min(...boxes.map((box) => box.south))
  const north = Math.max(...boxes.map((box) => box.north))
  const spans = boxes
    .map(({ west, east }) => ({ west, east: east < west ? east + 360 : east }))
    .toSorted((a, b) => a.west - b.west)
  // The result leaves out the widest gap between the boxes, going east from the first.
  let reach = spans[0]?.east ?? first.east
  let gap = {
    width: (spans[0]?.west ?? first.west) + 360 - Math.max(...spans.map((span) => span.east)),
    after: -1,
  }
  for (const [i, { west, east }] of spans.entries()) {
    if (i > 0 && west - reach > gap.width) gap = { width: west - reach, after: i - 1 }
    reach = Math.max(reach, east)
  }
  if (gap.after === -1) {
    return { west: wrapLongitude(spans[0]?.west ?? first.west), south, east: eastOf(reach), north }
  }
  const before = spans.slice(0, gap.after + 1)
  return {
    west: wrapLongitude(spans[gap.after + 1]?.west ?? first.west),
    south,
    east: eastOf(Math.max(...before.map((span) => span.east))),
    north,
  }
}

/** Normalises the eastern edge to a longitude; 180 stays 180. */
const eastOf = (lon: number): number => (lon === 180 ? 180 : wrapLongitude(lon))

/** A box as in the URL: `5.9,45.8,10.5,47.8` (west, south, east, north). */
export const boxText = ({ west, south, east, north }: Box): string =>
  [west, south, east, north].map(rounded).join(',')

/** Box of a URL; null if it is missing or malformed. */
export const parseBox = (text: unknown): Box | null =>
  typeof text === 'string' ? readBox(text) : null

/** A box around a point, extending the given kilometres to each side. */
export function boxAt({ lon, lat }: Point, kilometres: number): Box {
  const up = kilometres / kmPerDegree
  const side = up / Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  return {
    west: rounded(wrapLongitude(lon - side)),
    south: rounded(Math.max(lat - up, -90)),
    east: rounded(wrapLongitude(lon + side)),
    north: rounded(Math.min(lat + up, 90)),
  }
}
