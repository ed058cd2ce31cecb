import type { Point } from '../../../../src/model/calendar/calendar.ts'

/** Squares of a degree of latitude, and around the earth. */
const perDegree = 4
const around = 360 * perDegree

const row = (lat: number): number => Math.floor((lat + 90) * perDegree)
const column = (lon: number): number =>
  ((Math.floor((lon + 180) * perDegree) % around) + around) % around

/** The square of a quarter of a degree in which a point lies, as `village.cell` holds it. */
export const villageCell = ({ lat, lon }: Point): number => row(lat) * around + column(lon)

/** The squares within about 28 km of a point; near the poles, where squares are narrow, at most nine to each side. */
export function cellsAround({ lat, lon }: Point): number[] {
  const wide = Math.min(Math.ceil(1 / Math.max(Math.cos((lat * Math.PI) / 180), 0.12)), 9)
  const cells: number[] = []
  for (let north = -1; north <= 1; north += 1)
    for (let east = -wide; east <= wide; east += 1)
      cells.push(villageCell({ lat: lat + north / perDegree, lon: lon + east / perDegree }))
  return cells
}
