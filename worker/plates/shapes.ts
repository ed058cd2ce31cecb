import { pathData } from './path-data.ts'
import { edgeKinds } from './plate-cell.ts'
import { toPixels, type PlateFrame } from './projection.ts'
import { clipRing, containsPoint, ringArea, type Box, type Vertex } from './rings.ts'
import { runsOf } from './ring-runs.ts'
import { simplify } from './simplify.ts'
import type { Area } from './surroundings.ts'

/** How far a point may be from a drawn line, in pixels: the first that keeps the drawing within `maxCharacters`. */
const tolerances = [0.6, 1, 1.6, 2.5, 4]
/** Characters of path data, about 5 kB compressed. */
const maxCharacters = 12_500
/** Square pixels. */
const leastArea = 2.5
/** How far shapes go beyond the drawing, so that the lines along which they are cut stay outside. */
const margin = 30

/** Shapes as SVG path data. */
export interface Shapes {
  /** The same in pixels. */
  areas: Area[]
  /** Land of the country around the middle, or of the nearest shore. */
  land: string
  /** Land of other countries. */
  far: string
  coast: string
  borders: string
  disputed: string
}

function isOutside(ring: readonly Vertex[], { left, top, right, bottom }: Box): boolean {
  return (
    ring.every(({ x }) => x < left) ||
    ring.every(({ x }) => x > right) ||
    ring.every(({ y }) => y < top) ||
    ring.every(({ y }) => y > bottom)
  )
}

/** The ring within the drawing; null if it is too small to see. */
function ringIn(ring: readonly Vertex[], box: Box, { width, height }: PlateFrame) {
  const clipped = clipRing(ring, box)
  if (clipped.length < 3) return null
  const isOfPlace = containsPoint([clipped], width / 2, height / 2)
  return ringArea(clipped) < leastArea && !isOfPlace ? null : clipped
}

/** The ring with the points that a drawing needs. */
function withFewerPoints(ring: readonly Vertex[], tolerance: number): Vertex[] {
  return runsOf(ring).flatMap(({ kind, points }) => {
    const needed = kind === edgeKinds.cut ? points : simplify(points, tolerance)
    return needed.slice(0, -1).map(({ x, y }) => ({ x, y, kind }))
  })
}

/** The areas in a drawing, in pixels. */
function areasIn(areas: readonly Area[], frame: PlateFrame): Area[] {
  const { width, height } = frame
  const box = { left: -margin, top: -margin, right: width + margin, bottom: height + margin }
  const place = toPixels(frame)
  return areas.flatMap(({ country, rings }) => {
    const [outer = [], ...holes] = rings.map((ring) =>
      ring.map((vertex) => ({ ...place(vertex), kind: vertex.kind })),
    )
    if (isOutside(outer, box)) return []
    const drawn = ringIn(outer, box, frame)
    if (drawn === null) return []
    const inner = holes.map((ring) => ringIn(ring, box, frame)).filter((ring) => ring !== null)
    return [{ country, rings: [drawn, ...inner] }]
  })
}

/** ISO code of the country around the middle, or of the nearest shore; null in the open sea. */
function homeOf(areas: readonly Area[], { width, height }: PlateFrame): string | null {
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

function shapesOf(areas: readonly Area[], home: string | null): Omit<Shapes, 'areas'> {
  const runs = areas.flatMap((area) => area.rings).flatMap((ring) => runsOf(ring))
  const outlines = (isDrawn: (area: Area) => boolean) =>
    areas
      .filter(isDrawn)
      .flatMap((area) => area.rings.map((ring) => pathData(ring, true)))
      .join('')
  const lines = (kind: number) =>
    runs
      .filter((run) => run.kind === kind)
      .map(({ points }) => pathData(points, false))
      .join('')
  return {
    land: outlines(({ country }) => country === home),
    far: outlines(({ country }) => country !== home),
    coast: lines(edgeKinds.coast),
    borders: lines(edgeKinds.border),
    disputed: lines(edgeKinds.disputed),
  }
}

/** Draws what of the areas, in kilometres from the place, is in the frame. */
export function drawShapes(all: readonly Area[], frame: PlateFrame): Shapes {
  const inFrame = areasIn(all, frame)
  const home = homeOf(inFrame, frame)
  let drawn: Shapes | null = null
  for (const tolerance of tolerances) {
    const areas = inFrame.map(({ country, rings }) => ({
      country,
      rings: rings.map((ring) => withFewerPoints(ring, tolerance)),
    }))
    const shapes = shapesOf(areas, home)
    drawn = { areas, ...shapes }
    if (Object.values(shapes).join('').length <= maxCharacters) break
  }
  return drawn ?? { areas: [], ...shapesOf([], home) }
}
