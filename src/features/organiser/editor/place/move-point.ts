import type { Point } from '../../../../model/calendar/calendar.ts'

/** Kilometres of a degree of latitude. */
const kmPerDegree = 111.195

/** Five decimals are a metre. */
const rounded = (degrees: number): number => Number(degrees.toFixed(5))

/** The point some kilometres to the east and north of another. */
export function movedBy({ lat, lon }: Point, east: number, north: number): Point {
  const to = Math.min(Math.max(lat + north / kmPerDegree, -85), 85)
  const width = kmPerDegree * Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
  const turned = ((((lon + east / width + 180) % 360) + 360) % 360) - 180
  return { lat: rounded(to), lon: rounded(turned) }
}

const pair = /(?<lat>-?\d{1,2}(?:\.\d+)?)\s*[,;\s/]\s*(?<lon>-?\d{1,3}(?:\.\d+)?)/u

/** The point of a pasted pair of degrees, or of the address of a map that has one; null without. */
export function pointIn(text: string): Point | null {
  const { lat, lon } = pair.exec(text.replaceAll(/%2C/giu, ','))?.groups ?? {}
  if (lat === undefined || lon === undefined) return null
  const point = { lat: Number(lat), lon: Number(lon) }
  return Math.abs(point.lat) <= 90 && Math.abs(point.lon) <= 180 ? point : null
}
