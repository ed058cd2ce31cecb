import { pathData } from './path-data.ts'
import { edgeKinds } from './map-cell.ts'
import type { PlanePoint } from './projection.ts'
import { clipRing, containsPoint, ringArea, type Box, type Vertex } from './rings.ts'
import { runsOf } from './ring-runs.ts'
import { simplify } from './simplify.ts'
import type { Area } from './surroundings.ts'

/** Drawing of areas in pixels: the parts in a box, with as few points as the drawing may have, as path data. */

/** Distances in pixels by which a left-out point may miss the drawn line; a drawing takes the first that suffices. */
const tolerances = [0.6, 1, 1.6, 2.5, 4, 6.5]
/** Square pixels. */
const leastArea = 2.5

function isOutside(ring: readonly Vertex[], { left, top, right, bottom }: Box): boolean {
  return (
    ring.every(({ x }) => x < left) ||
    ring.every(({ x }) => x > right) ||
    ring.every(({ y }) => y < top) ||
    ring.every(({ y }) => y > bottom)
  )
}

/** The ring within the box; null if it is too small to see and does not contain the point. */
function ringIn(ring: readonly Vertex[], box: Box, point: PlanePoint | null) {
  const clipped = clipRing(ring, box)
  if (clipped.length < 3) return null
  const isOfPlace = point !== null && containsPoint([clipped], point.x, point.y)
  return ringArea(clipped) < leastArea && !isOfPlace ? null : clipped
}

/** The parts of areas in a box. @param point whose area stays however small it is; null for none */
export function clipAreas(areas: readonly Area[], box: Box, point: PlanePoint | null): Area[] {
  return areas.flatMap(({ country, rings: [outer = [], ...holes] }) => {
    if (isOutside(outer, box)) return []
    const drawn = ringIn(outer, box, point)
    if (drawn === null) return []
    const inner = holes.map((ring) => ringIn(ring, box, point)).filter((ring) => ring !== null)
    return [{ country, rings: [drawn, ...inner] }]
  })
}

/** The ring without the points that a drawing can do without. Cut edges lie outside and keep theirs. */
function withFewerPoints(ring: readonly Vertex[], tolerance: number): Vertex[] {
  return runsOf(ring).flatMap(({ kind, points }) => {
    const needed = kind === edgeKinds.cut ? points : simplify(points, tolerance)
    return needed.slice(0, -1).map(({ x, y }) => ({ x, y, kind }))
  })
}

/** Path data of the outlines of areas. */
export const outlines = (areas: readonly Area[]): string =>
  areas.flatMap((area) => area.rings.map((ring) => pathData(ring, true))).join('')

/** Path data of the edges of one kind. */
export const linesOf = (areas: readonly Area[], kind: number): string =>
  areas
    .flatMap((area) => area.rings)
    .flatMap((ring) => runsOf(ring))
    .filter((run) => run.kind === kind)
    .map(({ points }) => pathData(points, false))
    .join('')

/** Draws areas with as many points as fit the characters of path data; with the fewest if no tolerance suffices. */
export function drawSimplified<Drawn extends object>(
  areas: readonly Area[],
  maxCharacters: number,
  draw: (areas: Area[]) => Drawn,
): Drawn & { areas: Area[] } {
  let drawn: Drawn & { areas: Area[] } = { ...draw([]), areas: [] }
  for (const tolerance of tolerances) {
    const simpler = areas.map(({ country, rings }) => ({
      country,
      rings: rings.map((ring) => withFewerPoints(ring, tolerance)),
    }))
    drawn = { ...draw(simpler), areas: simpler }
    const paths = Object.values(drawn).filter((value) => typeof value === 'string')
    if (paths.join('').length <= maxCharacters) break
  }
  return drawn
}
