import type { Point } from './calendar.ts'

/** A point on the plane of web maps (Mercator), in fractions of the world's width from its north-western corner. */
export interface PlanePoint {
  x: number
  y: number
}

/** Northern and southern edge of the plane, which make it square. */
const lastLat = 85.051_129

export function toPlane({ lon, lat }: Point): PlanePoint {
  const bounded = Math.min(Math.max(lat, -lastLat), lastLat)
  const sine = Math.sin((bounded * Math.PI) / 180)
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

export function fromPlane({ x, y }: PlanePoint): Point {
  return {
    lon: (x - 0.5) * 360,
    lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  }
}

/** The longitude in the range from −180 (included) to 180 (excluded). */
export const wrapLongitude = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180
