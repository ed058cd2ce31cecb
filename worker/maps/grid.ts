import type { Point } from '../../src/model/calendar/calendar.ts'
import { kmPerDegree } from '../../src/model/calendar/great-circle.ts'

/**
 * Cells of the globe in which the shapes of the base map are stored: bands of latitude, each divided into columns of about
 * the same width in kilometres, so that cells near the poles are not slivers.
 */
export interface Grid {
  /** Folder of its files among the static files. */
  folder: string
  /** Degrees of latitude of a band. */
  bandDegrees: number
  /** Degrees by which a cell's areas go beyond it, so that no seam shows between those of two cells. */
  overlap: number
}

export const locatorGrid: Grid = { folder: 'place-plates', bandDegrees: 4, overlap: 0.01 }

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

export const bandCount = ({ bandDegrees }: Grid = locatorGrid): number => 180 / bandDegrees

/** Columns of a band; band 0 begins at the south pole. */
export function columnCount(band: number, { bandDegrees }: Grid = locatorGrid): number {
  const middle = -90 + (band + 0.5) * bandDegrees
  return Math.max(3, Math.round((360 / bandDegrees) * Math.cos(middle * radians)))
}

export function boundsOf({ band, column }: Cell, grid: Grid = locatorGrid): CellBounds {
  const width = 360 / columnCount(band, grid)
  const south = -90 + band * grid.bandDegrees
  const west = -180 + column * width
  return { west, south, east: west + width, north: south + grid.bandDegrees }
}

/** Path of a cell's file among the static files. */
export const cellPath = ({ band, column }: Cell, { folder }: Grid = locatorGrid): string =>
  `${folder}/${band}-${column}.json`

/** Half the degrees of longitude that a circle on the globe covers; 180 if it contains a pole. */
function halfWidth(lat: number, radiusDegrees: number): number {
  if (Math.abs(lat) + radiusDegrees >= 90) return 180
  const sine = Math.sin(radiusDegrees * radians) / Math.cos(lat * radians)
  return Math.asin(Math.min(1, sine)) / radians
}

/** A cell, and the turns of 360 degrees by which it lies beside the place of its file. */
export interface TurnedCell {
  cell: Cell
  turns: number
}

/** The cells of a box. Its longitudes may go beyond 180 degrees, and on a box wider than the globe cells repeat. */
export function cellsInBox(
  { west, south, east, north }: CellBounds,
  grid: Grid = locatorGrid,
): TurnedCell[] {
  const bandOf = (degrees: number) =>
    Math.min(bandCount(grid) - 1, Math.max(0, Math.floor((degrees + 90) / grid.bandDegrees)))
  const cells: TurnedCell[] = []
  for (let band = bandOf(south); band <= bandOf(north); band += 1) {
    const count = columnCount(band, grid)
    const columnOf = (degrees: number) => Math.floor(((degrees + 180) * count) / 360)
    for (let at = columnOf(west); at <= columnOf(east); at += 1) {
      const turns = Math.floor(at / count)
      cells.push({ cell: { band, column: at - turns * count }, turns })
    }
  }
  return cells
}

/** The cells that a circle touches, some beyond it included. */
export function cellsWithin({ lat, lon }: Point, radiusKm: number): Cell[] {
  const radius = radiusKm / kmPerDegree
  const half = halfWidth(lat, radius)
  const box = { west: lon - half, south: lat - radius, east: lon + half, north: lat + radius }
  const paths = new Map(cellsInBox(box).map(({ cell }) => [cellPath(cell), cell]))
  return [...paths.values()]
}
