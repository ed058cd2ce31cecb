import { edgeKinds } from './map-cell.ts'
import type { PlanePoint } from './projection.ts'

/** A point of a closed ring with the kind of the edge from it to the next point. */
export interface Vertex extends PlanePoint {
  kind: number
}

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Least and most of a coordinate; Infinity and -Infinity of an empty ring. */
export function extentOf(ring: readonly Vertex[], axis: 'x' | 'y'): [least: number, most: number] {
  let [least, most] = [Infinity, -Infinity]
  for (const vertex of ring) {
    least = Math.min(least, vertex[axis])
    most = Math.max(most, vertex[axis])
  }
  return [least, most]
}

/** A straight line that bounds a half-plane: `sign` 1 keeps larger coordinates, −1 smaller ones. */
interface Side {
  axis: 'x' | 'y'
  at: number
  sign: 1 | -1
}

function clipSide(ring: readonly Vertex[], { axis, at, sign }: Side): Vertex[] {
  const clipped: Vertex[] = []
  for (const [index, vertex] of ring.entries()) {
    const next = ring[index + 1] ?? ring[0] ?? vertex
    const isInside = (vertex[axis] - at) * sign >= 0
    const isNextInside = (next[axis] - at) * sign >= 0
    if (isInside) clipped.push(vertex)
    if (isInside === isNextInside) continue
    const share = (at - vertex[axis]) / (next[axis] - vertex[axis])
    clipped.push({
      x: vertex.x + share * (next.x - vertex.x),
      y: vertex.y + share * (next.y - vertex.y),
      kind: isInside ? edgeKinds.cut : vertex.kind,
    })
  }
  return clipped
}

/** The part of a ring within a box (Sutherland–Hodgman); its new edges along the box are cuts. */
export function clipRing(ring: readonly Vertex[], box: Box): Vertex[] {
  const sides: Side[] = [
    { axis: 'x', at: box.left, sign: 1 },
    { axis: 'x', at: box.right, sign: -1 },
    { axis: 'y', at: box.top, sign: 1 },
    { axis: 'y', at: box.bottom, sign: -1 },
  ]
  let clipped: readonly Vertex[] = ring
  for (const side of sides) clipped = clipSide(clipped, side)
  return [...clipped]
}

export function ringArea(ring: readonly Vertex[]): number {
  let twice = 0
  let previous = ring.at(-1) ?? { x: 0, y: 0 }
  for (const vertex of ring) {
    twice += previous.x * vertex.y - vertex.x * previous.y
    previous = vertex
  }
  return Math.abs(twice / 2)
}

/** True if the point is inside of the rings of one area, holes excepted (even-odd rule). */
export function containsPoint(
  rings: readonly (readonly Vertex[])[],
  x: number,
  y: number,
): boolean {
  let isInside = false
  for (const ring of rings) {
    let previous = ring.at(-1) ?? { x: 0, y: 0 }
    for (const vertex of ring) {
      const spans = vertex.y > y !== previous.y > y
      const cross = ((previous.x - vertex.x) * (y - vertex.y)) / (previous.y - vertex.y) + vertex.x
      if (spans && x < cross) isInside = !isInside
      previous = vertex
    }
  }
  return isInside
}
