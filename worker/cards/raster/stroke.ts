import type { Edge, Pen } from './pen.ts'

/** Corners of the joins: an octagon looks round at the width of our lines. */
const corners = 8

/** A pen that gives the edges of lines of this width along outlines of straight lines, with round joins and ends. */
export function strokeLines(width: number, edge: Edge): Pen {
  const half = width / 2
  let [startX, startY, x, y] = [0, 0, 0, 0]
  const polygon = (points: readonly (readonly [number, number])[]): void => {
    for (const [i, [fromX, fromY]] of points.entries()) {
      const [toX, toY] = points[(i + 1) % points.length] ?? [fromX, fromY]
      edge(fromX, fromY, toX, toY)
    }
  }
  const join = (): void =>
    polygon(
      Array.from({ length: corners }, (_, i) => {
        const angle = (2 * Math.PI * (i + 0.5)) / corners
        return [x + half * Math.cos(angle), y + half * Math.sin(angle)]
      }),
    )
  const line = (toX: number, toY: number): void => {
    const length = Math.hypot(toX - x, toY - y)
    if (length === 0) return
    // All pieces have one direction, so that they unite.
    const [dx, dy] = [((toY - y) * half) / length, ((x - toX) * half) / length]
    polygon([
      [x + dx, y + dy],
      [toX + dx, toY + dy],
      [toX - dx, toY - dy],
      [x - dx, y - dy],
    ])
    ;[x, y] = [toX, toY]
    join()
  }
  return {
    move(toX, toY) {
      ;[startX, startY, x, y] = [toX, toY, toX, toY]
      join()
    },
    line,
    quadratic: (_cx, _cy, toX, toY) => line(toX, toY),
    cubic: (_ax, _ay, _bx, _by, toX, toY) => line(toX, toY),
    close: () => line(startX, startY),
  }
}
