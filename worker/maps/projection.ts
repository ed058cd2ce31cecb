import type { Point } from '../../src/model/calendar/calendar.ts'
import { earthKm } from '../../src/model/calendar/great-circle.ts'

const radians = Math.PI / 180

/** A point on a plane: x to the east, y to the south. */
export interface PlanePoint {
  x: number
  y: number
}

export type Project = (point: Point) => PlanePoint

/**
 * Azimuthal equidistant projection around a point, in kilometres from it: distances from the middle are true in every
 * direction, so that rings are circles, and neither the date line nor a pole is a special case.
 */
export function projectionAround(center: Point): Project {
  const sine = Math.sin(center.lat * radians)
  const cosine = Math.cos(center.lat * radians)
  return ({ lat, lon }) => {
    const turn = (lon - center.lon) * radians
    const pointSine = Math.sin(lat * radians)
    const pointCosine = Math.cos(lat * radians)
    const away = sine * pointSine + cosine * pointCosine * Math.cos(turn)
    const angle = Math.acos(Math.min(1, Math.max(-1, away)))
    const stretch = earthKm * (angle < 1e-7 ? 1 : angle / Math.max(1e-7, Math.sin(angle)))
    return {
      x: stretch * pointCosine * Math.sin(turn),
      y: -stretch * (cosine * pointSine - sine * pointCosine * Math.cos(turn)),
    }
  }
}

/** A drawing with the place in its middle. */
export interface LocatorFrame {
  /** CSS pixels. */
  width: number
  height: number
  kmPerPixel: number
}

/** Kilometres on the plane of the place to pixels of the drawing. */
export const toPixels =
  ({ width, height, kmPerPixel }: LocatorFrame) =>
  ({ x, y }: PlanePoint): PlanePoint => ({
    x: width / 2 + x / kmPerPixel,
    y: height / 2 + y / kmPerPixel,
  })
