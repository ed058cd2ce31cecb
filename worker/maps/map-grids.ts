import { locatorGrid, type Grid } from './grid.ts'

/** Cells for maps that are wider than plates: fewer and larger, of less detail. */
export const wideGrids = [
  { folder: 'place-plates/50m', bandDegrees: 30, overlap: 0.3, detail: '50m' },
  { folder: 'place-plates/110m', bandDegrees: 180, overlap: 1, detail: '110m' },
] as const satisfies (Grid & { detail: string })[]

/** Degrees of longitude along the longer side up to which finer cells serve: at most thirty files, mostly ten. */
const widest = { plates: 12, regions: 120 }

/** The grid for a map whose longer side is as long as these degrees of longitude. */
export function gridFor(degrees: number): Grid {
  const [regions, world] = wideGrids
  if (degrees <= widest.plates) return locatorGrid
  return degrees <= widest.regions ? regions : world
}
