import type { Box, Point } from './calendar.ts'

/** Places as URLs write them, in degrees. Four decimals are eleven metres: more would reveal a home address. */

const latitude = String.raw`-?(?:0?90(?:\.0{1,4})?|(?:0?[0-8])?\d(?:\.\d{1,4})?)`
const longitude = String.raw`-?(?:180(?:\.0{1,4})?|(?:1[0-7]|0?\d)?\d(?:\.\d{1,4})?)`

/** Patterns of the texts below, for the schema of a query. That a box is not upside down, no pattern can state. */
export const pointPattern = new RegExp(`^${latitude},${longitude}$`, 'u')
export const nearPattern = new RegExp(`^(?:me|city|${latitude},${longitude})$`, 'u')
export const boxPattern = new RegExp(`^${longitude},${latitude},${longitude},${latitude}$`, 'u')

/** `48.1374,11.5755`, a latitude and a longitude; null for anything else. */
export function readPoint(text: string): Point | null {
  if (!pointPattern.test(text)) return null
  const [lat = 0, lon = 0] = text.split(',').map(Number)
  return { lat, lon }
}

/** `west,south,east,north`; null for anything else. West is greater than east across the 180th meridian. */
export function readBox(text: string): Box | null {
  if (!boxPattern.test(text)) return null
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number)
  return south > north ? null : { west, south, east, north }
}
