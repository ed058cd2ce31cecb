/**
 * Editions that begin in one month, with their races, as columns in the order of the calendar. A filter reads a few of
 * these arrays from end to end, which is far faster than querying a database row by row.
 */
export interface Columns {
  editions: number
  lat: Float64Array
  lon: Float64Array
  /** NaN for none. */
  rating: Float64Array
  /** Euro of each price step. */
  stepPrice: Float64Array
  cityId: Int32Array
  editionId: Int32Array
  eventId: Int32Array
  /** `noNumber` for none. */
  organiserId: Int32Array
  /** Races of edition i are those from `raceStart[i]` up to `raceStart[i + 1]`. */
  raceStart: Int32Array
  /** Price steps of race i are those from `stepStart[i]` up to `stepStart[i + 1]`. */
  stepStart: Int32Array
  /** Metres, `noNumber` for none. */
  metres: Int32Array
  gain: Int32Array
  /** Day numbers, `noDay` for none. */
  day: Uint16Array
  endDay: Uint16Array
  addedDay: Uint16Array
  opens: Uint16Array
  closes: Uint16Array
  /** First and last day of each race: its own or, if that is unknown, its edition's. */
  raceDay: Uint16Array
  raceEndDay: Uint16Array
  /** First and last day of each price step; `noDay` is unbounded. */
  stepFrom: Uint16Array
  stepUntil: Uint16Array
  /** `codeOf` country and language. */
  country: Uint16Array
  language: Uint16Array
  /** Index into `regions`. */
  region: Uint16Array
  format: Uint8Array
  /** Bits of `editionFlags`. */
  flags: Uint8Array
  sport: Uint8Array
  /** Bits of `raceFlags`. */
  raceFlags: Uint8Array
  /** Names of regions in the order of their first edition. */
  regions: readonly string[]
  /** Size of all arrays. */
  bytes: number
}

/** Stands for an unknown value in columns of whole numbers. */
export const noNumber = -1
/** Stands for an unknown day, because days are unsigned: 1 January 1970. */
export const noDay = 0
export const editionFlags = { confirmed: 1, takesPlace: 2, terminated: 4 } as const

const letters = ' abcdefghijklmnopqrstuvwxyz0123456789'

/** Up to three letters or digits of either case as a number below 2^16; 0 for none. */
export function codeOf(text: string): number {
  const [a = ' ', b = ' ', c = ' '] = text.toLowerCase()
  const value = (letter: string) => Math.max(0, letters.indexOf(letter))
  return (value(a) * letters.length + value(b)) * letters.length + value(c)
}

/** Letters of a code, in lower case. */
export function textOfCode(code: number): string {
  const at = (index: number) => letters.charAt(index % letters.length)
  const rest = Math.floor(code / letters.length)
  return `${at(Math.floor(rest / letters.length))}${at(rest)}${at(code)}`.trimEnd()
}

export const dayOrNull = (day: number | undefined): number | null =>
  day === undefined || day === noDay ? null : day
