import type { PlanePoint } from './projection.ts'

/** Distance of a point from the line through two points, or from the first if they are the same. */
function distance(point: PlanePoint, from: PlanePoint, to: PlanePoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(dx, dy)
  const [x, y] = [point.x - from.x, point.y - from.y]
  return length < 1e-6 ? Math.hypot(x, y) : Math.abs(dx * y - dy * x) / length
}

/** Leaves out points that are closer than `tolerance` to the line between those that stay (Douglas–Peucker). */
export function simplify<Point extends PlanePoint>(
  points: readonly Point[],
  tolerance: number,
): Point[] {
  const kept = new Uint8Array(points.length)
  kept[0] = 1
  kept[points.length - 1] = 1
  const spans: [number, number][] = [[0, points.length - 1]]
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [start, end] = span
    const [from, to] = [points[start], points[end]]
    if (from === undefined || to === undefined) continue
    let farthest = tolerance
    let at = -1
    for (let index = start + 1; index < end; index += 1) {
      const point = points[index]
      if (point === undefined) continue
      const off = distance(point, from, to)
      if (off > farthest) [farthest, at] = [off, index]
    }
    if (at === -1) continue
    kept[at] = 1
    spans.push([start, at], [at, end])
  }
  return points.filter((_, index) => kept[index] === 1)
}
