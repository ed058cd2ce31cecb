import type { Pen } from './pen.ts'

/** Distance of the control points of a quarter circle of radius 1 from its ends. */
const quarter = 0.5523

/** A rectangle, clockwise, with round corners of this radius. */
export function rectangle(
  pen: Pen,
  left: number,
  top: number,
  width: number,
  height: number,
  radius = 0,
): void {
  const [right, bottom] = [left + width, top + height]
  const near = radius * (1 - quarter)
  pen.move(left + radius, top)
  pen.line(right - radius, top)
  pen.cubic(right - near, top, right, top + near, right, top + radius)
  pen.line(right, bottom - radius)
  pen.cubic(right, bottom - near, right - near, bottom, right - radius, bottom)
  pen.line(left + radius, bottom)
  pen.cubic(left + near, bottom, left, bottom - near, left, bottom - radius)
  pen.line(left, top + radius)
  pen.cubic(left, top + near, left + near, top, left + radius, top)
  pen.close()
}

/** A circle, clockwise. @param isHole counter-clockwise, which cuts it out of another */
export function circle(pen: Pen, x: number, y: number, radius: number, isHole = false): void {
  // Mirrored left to right, a circle runs the other way.
  const across = isHole ? -radius : radius
  const [flat, tall] = [across * quarter, radius * quarter]
  pen.move(x, y - radius)
  pen.cubic(x + flat, y - radius, x + across, y - tall, x + across, y)
  pen.cubic(x + across, y + tall, x + flat, y + radius, x, y + radius)
  pen.cubic(x - flat, y + radius, x - across, y + tall, x - across, y)
  pen.cubic(x - across, y - tall, x - flat, y - radius, x, y - radius)
  pen.close()
}
