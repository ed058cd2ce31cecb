import type { Box, Point } from '../../../src/model/calendar.ts'
import type { Near } from '../../domain/calendar/calendar-query.ts'

/** Degrees of latitude and longitude. Four decimals are eleven metres: more would say where somebody lives. */
const latitude = String.raw`-?(?:0?90(?:\.0{1,4})?|(?:0?[0-8])?\d(?:\.\d{1,4})?)`
const longitude = String.raw`-?(?:180(?:\.0{1,4})?|(?:1[0-7]|0?\d)?\d(?:\.\d{1,4})?)`

/** The texts that the functions below read, for the schema of a query; that a box is not upside down no pattern says. */
export const placePattern = new RegExp(`^${latitude},${longitude}$`, 'u')
export const nearPattern = new RegExp(`^(?:me|city|${latitude},${longitude})$`, 'u')
export const boxPattern = new RegExp(`^${longitude},${latitude},${longitude},${latitude}$`, 'u')

/** `48.1374,11.5755`, a latitude and a longitude; null for anything else. */
export function placeOf(text: string): Point | null {
  if (!placePattern.test(text)) return null
  const [lat = 0, lon = 0] = text.split(',').map(Number)
  return { lat, lon }
}

/** A place, `me` or `city`; null for anything else. */
export function nearOf(text: string): Near | null {
  if (text === 'me' || text === 'city') return { kind: text }
  const point = placeOf(text)
  return point === null ? null : { kind: 'point', point }
}

/** `west,south,east,north`; null for anything else. West is greater than east across the 180th meridian. */
export function boxOf(text: string): Box | null {
  if (!boxPattern.test(text)) return null
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  return south > north ? null : { west, south, east, north }
}
