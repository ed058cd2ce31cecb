import type { Box, Point } from '../../../src/model/calendar.ts'
import type { Near } from '../../domain/calendar/calendar-query.ts'

/** Four decimals are eleven metres: more would say where somebody lives. */
const degrees = /^-?\d{1,3}(?:\.\d{1,4})?$/u

function numbersOf(text: string, size: number): number[] | null {
  const parts = text.split(',')
  if (parts.length !== size || !parts.every((part) => degrees.test(part))) return null
  return parts.map(Number)
}

function pointOf(lat: number, lon: number): Point | null {
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null
}

/** `48.1374,11.5755`, a latitude and a longitude; null for anything else. */
export function placeOf(text: string): Point | null {
  const [lat = Number.NaN, lon = Number.NaN] = numbersOf(text, 2) ?? []
  return pointOf(lat, lon)
}

/** A place, `me` or `city`; null for anything else. */
export function nearOf(text: string): Near | null {
  if (text === 'me' || text === 'city') return { kind: text }
  const point = placeOf(text)
  return point === null ? null : { kind: 'point', point }
}

/** `west,south,east,north`; null for anything else. West is greater than east across the 180th meridian. */
export function boxOf(text: string): Box | null {
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] =
    numbersOf(text, 4) ?? []
  if (pointOf(south, west) === null || pointOf(north, east) === null || south > north) return null
  return { west, south, east, north }
}
