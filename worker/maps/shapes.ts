import { clipAreas, drawSimplified, linesOf, outlines } from './area-shapes.ts'
import { edgeKinds } from './map-cell.ts'
import { toPixels, type LocatorFrame } from './projection.ts'
import { containsPoint } from './rings.ts'
import type { Area } from './surroundings.ts'

/** Characters of path data, about 5 kB compressed. */
const maxCharacters = 12_500
/** How far shapes go beyond the drawing, so that the lines along which they are cut stay outside. */
const margin = 30

/** A drawing of areas: SVG path data, and the simplified areas from which they are made, in pixels. */
export interface Shapes {
  areas: Area[]
  /** Land of the country around the middle, or of the nearest shore. */
  land: string
  /** Land of other countries. */
  far: string
  coast: string
  borders: string
  disputed: string
}

/** The areas in a drawing, in pixels. */
function areasIn(areas: readonly Area[], frame: LocatorFrame): Area[] {
  const { width, height } = frame
  const box = { left: -margin, top: -margin, right: width + margin, bottom: height + margin }
  const pixels = toPixels(frame)
  const inPixels = areas.map(({ country, rings }) => ({
    country,
    rings: rings.map((ring) => ring.map((vertex) => ({ ...pixels(vertex), kind: vertex.kind }))),
  }))
  return clipAreas(inPixels, box, { x: width / 2, y: height / 2 })
}

/** ISO code of the country around the middle, or of the nearest shore; null in the open sea. */
function homeOf(areas: readonly Area[], { width, height }: LocatorFrame): string | null {
  const [x, y] = [width / 2, height / 2]
  const around = areas.find(({ rings }) => containsPoint(rings, x, y))
  if (around !== undefined) return around.country
  let [nearest, least]: [string | null, number] = [null, Infinity]
  for (const { country, rings } of areas) {
    for (const vertex of rings.flat()) {
      const away = Math.hypot(vertex.x - x, vertex.y - y)
      if (away < least) [nearest, least] = [country, away]
    }
  }
  return nearest
}

/** Draws the part of areas that lies in the frame. @param all areas in kilometres from the place */
export function drawShapes(all: readonly Area[], frame: LocatorFrame): Shapes {
  const inFrame = areasIn(all, frame)
  const home = homeOf(inFrame, frame)
  return drawSimplified(inFrame, maxCharacters, (areas) => ({
    land: outlines(areas.filter(({ country }) => country === home)),
    far: outlines(areas.filter(({ country }) => country !== home)),
    coast: linesOf(areas, edgeKinds.coast),
    borders: linesOf(areas, edgeKinds.border),
    disputed: linesOf(areas, edgeKinds.disputed),
  }))
}
