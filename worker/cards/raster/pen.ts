/** Receives the outline of a shape, in pixels. */
export interface Pen {
  move(x: number, y: number): void
  line(x: number, y: number): void
  quadratic(cx: number, cy: number, x: number, y: number): void
  cubic(ax: number, ay: number, bx: number, by: number, x: number, y: number): void
  close(): void
}

/** Receives the straight edges of a shape. */
export type Edge = (x0: number, y0: number, x1: number, y1: number) => void

/** Number of straight lines for a curve whose control polygon has this length: each is about two pixels long. */
const stepsFor = (length: number): number => Math.min(24, Math.max(2, Math.ceil(length / 2)))

/** A pen that gives the edges of outlines, with curves as short straight lines; open outlines are closed. */
export function flatten(edge: Edge): Pen {
  let [startX, startY, x, y] = [0, 0, 0, 0]
  const line = (toX: number, toY: number): void => {
    edge(x, y, toX, toY)
    ;[x, y] = [toX, toY]
  }
  const close = (): void => {
    if (x !== startX || y !== startY) line(startX, startY)
  }
  const cubic = (ax: number, ay: number, bx: number, by: number, toX: number, toY: number) => {
    const [fromX, fromY] = [x, y]
    const polygon =
      Math.hypot(ax - x, ay - y) + Math.hypot(bx - ax, by - ay) + Math.hypot(toX - bx, toY - by)
    const steps = stepsFor(polygon)
    for (let i = 1; i <= steps; i++) {
      const t = i / steps
      const u = 1 - t
      const [p, q, r, s] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
      line(p * fromX + q * ax + r * bx + s * toX, p * fromY + q * ay + r * by + s * toY)
    }
  }
  return {
    move(toX, toY) {
      close()
      ;[startX, startY, x, y] = [toX, toY, toX, toY]
    },
    line,
    quadratic(cx, cy, toX, toY) {
      const third = (from: number, control: number): number => from + ((control - from) * 2) / 3
      cubic(third(x, cx), third(y, cy), third(toX, cx), third(toY, cy), toX, toY)
    },
    cubic,
    close,
  }
}
