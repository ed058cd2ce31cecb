import type { Box, Point } from './calendar.ts'

/** A test for points in a box, edges included. The meridians 180 and -180 are the same. */
export function isInBox({ west, south, east, north }: Box): (point: Point) => boolean {
  const end = west <= east ? east : east + 360
  const isAlong = (lon: number) => lon >= west && lon <= end
  return ({ lat, lon }) =>
    lat >= south && lat <= north && (isAlong(lon) || isAlong(lon + 360) || isAlong(lon - 360))
}
