import type { Point } from '../../src/model/calendar.ts'

/**
 * Cells of the globe in which the shapes of the place plates are stored: bands of four degrees of latitude, each divided
 * into columns of about the same width in kilometres, so that cells near the poles are not slivers.
 */

const bandDegrees = 4
const kmPerDegree = 111.2
const radians = Math.PI / 180

export interface Cell {
  band: number
  column: number
}

/** Degrees. */
export interface CellBounds {
  west: number
  south: number
  east: number
  north: number
}

export const bandCount = 180 / bandDegrees

/** Columns of a band; band 0 begins at the south pole. */
export function columnCount(band: number): number {
  const middle = -90 + (band + 0.5) * bandDegrees
  return Math.max(3, Math.round((360 / bandDegrees) * Math.cos(middle * radians)))
}

export function boundsOf({ band, column }: Cell): CellBounds {
  const width = 360 / columnCount(band)
  const south = -90 + band * bandDegrees
  const west = -180 + column * width
  return { west, south, east: west + width, north: south + bandDegrees }
}

/** Path of a cell's file among the static files. */
export const cellPath = ({ band, column }: Cell): string => `place-plates/${band}-${column}.json`

/** Half the degrees of longitude that a circle on the globe covers; 180 if it contains a pole. */
function halfWidth(lat: number, radiusDegrees: number): number {
  if (Math.abs(lat) + radiusDegrees >= 90) return 180
  const sine = Math.sin(radiusDegrees * radians) / Math.cos(lat * radians)
  return Math.asin(Math.min(1, sine)) / radians
}

/** The cells that a circle touches, some beyond it included. */
export function cellsWithin({ lat, lon }: Point, radiusKm: number): Cell[] {
  const radius = radiusKm / kmPerDegree
  const half = halfWidth(lat, radius)
  const bandOf = (degrees: number) =>
    Math.min(bandCount - 1, Math.max(0, Math.floor((degrees + 90) / bandDegrees)))
  const cells: Cell[] = []
  for (let band = bandOf(lat - radius); band <= bandOf(lat + radius); band += 1) {
    const count = columnCount(band)
    const columnOf = (degrees: number) => Math.floor(((degrees + 180) * count) / 360)
    const first = columnOf(lon - half)
    const last = Math.min(columnOf(lon + half), first + count - 1)
    for (let column = first; column <= last; column += 1)
      cells.push({ band, column: ((column % count) + count) % count })
  }
  return cells
}
