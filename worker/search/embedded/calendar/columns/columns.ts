/** Places of a month's editions, each once. */
export interface PlaceTable {
  count: number
  cityId: Int32Array
  /** `codeOf` country. */
  country: Uint16Array
  /** Index into `regions`. */
  region: Uint16Array
  /** Names of regions in the order of their first edition. */
  regions: readonly string[]
}

/** Facts that many races of a month share, each combination once. */
export interface ShapeTable {
  count: number
  /** Metres, `noNumber` for none. */
  metres: Int32Array
  gain: Int32Array
  sport: Uint8Array
  /** Bits of `raceFlags`. */
  flags: Uint8Array
}

/** Lists of price steps of a month's races, each once. The first list is empty. */
export interface PriceTable {
  count: number
  /** Steps of list i are those from `start[i]` up to `start[i + 1]`. */
  start: Int32Array
  euro: Float64Array
  /** First and last day of each step; `noDay` is unbounded. */
  from: Uint16Array
  until: Uint16Array
}

/** Rows of a table that others refer to by index: 16 bits where they are few enough. */
export type IndexColumn = Uint16Array | Uint32Array

/**
 * Editions that begin in one month, with their races, as columns in the order of the calendar. A filter reads a few of
 * these arrays from end to end, which is far faster than querying a database row by row. What editions or races have in
 * common stands in tables, so that it takes little memory and is checked once.
 */
export interface Columns {
  editions: number
  races: number
  places: PlaceTable
  shapes: ShapeTable
  prices: PriceTable
  /** Ratings of events, each once; the first is NaN for none. */
  ratings: Float64Array
  /** Of each edition: indexes into `places` and `ratings`. */
  place: IndexColumn
  rating: IndexColumn
  /** In steps of 1e-7 degrees, about a centimetre. */
  lat: Int32Array
  lon: Int32Array
  editionId: Int32Array
  eventId: Int32Array
  /** `noNumber` for none. Ids of organisations that members enter have up to 52 bits. */
  organiserId: Float64Array
  /** Races of edition i are those from `raceStart[i]` up to `raceStart[i + 1]`. */
  raceStart: Int32Array
  /** Day numbers, `noDay` for none. */
  day: Uint16Array
  endDay: Uint16Array
  /** Minutes from UTC with which the last day ends. */
  endOffset: Int16Array
  addedDay: Uint16Array
  opens: Uint16Array
  closes: Uint16Array
  /** `codeOf` language. */
  language: Uint16Array
  format: Uint8Array
  /** Bits of `editionFlags`. */
  flags: Uint8Array
  /** Of each race: indexes into `shapes` and `prices`. A sold-out race has no price if others have places left. */
  shape: IndexColumn
  price: IndexColumn
  /** Day of the race; `noDay` if only the edition's days are known. */
  raceDay: Uint16Array
  /** Size of all arrays. */
  bytes: number
}

/** Steps of `lat` and `lon` per degree. */
export const stepsPerDegree = 10_000_000
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
