import type { Point } from './calendar.ts'

/** Mean radius of the earth in kilometres (IUGG). */
export const earthKm = 6371.0088
/** Kilometres of a degree of latitude. */
export const kmPerDegree = 111.2
const radians = Math.PI / 180

/** Great-circle distance in kilometres by the haversine formula, correct across the 180th meridian and at the poles. */
export function greatCircleKm(a: Point, b: Point): number {
  const rise = Math.sin(((b.lat - a.lat) * radians) / 2)
  const run = Math.sin(((b.lon - a.lon) * radians) / 2)
  const half = rise * rise + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * run * run
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(half)))
}
