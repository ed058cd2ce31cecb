import type { Point } from './calendar.ts'

/** A place on the plane of web maps (Mercator): parts of the world's width from its north-western corner. */
export interface Spot {
  x: number
  y: number
}

/** The plane ends there, where it is as high as wide. */
const lastLat = 85.051_129

export function planeOf({ lon, lat }: Point): Spot {
  const bounded = Math.min(Math.max(lat, -lastLat), lastLat)
  const sine = Math.sin((bounded * Math.PI) / 180)
  return { x: lon / 360 + 0.5, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) }
}

export function pointOf({ x, y }: Spot): Point {
  return {
    lon: (x - 0.5) * 360,
    lat: (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI,
  }
}

/** A longitude from −180 up to 180. */
export const turned = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180
