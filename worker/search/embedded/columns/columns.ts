import type { EditionRow } from './edition-row.ts'

/**
 * The editions that begin in one month, as columns in the order of the calendar, with their races. A filter reads a
 * few of these arrays from end to end, which is far faster than asking a database row by row.
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
  /** `unknown` for none. */
  organiserId: Int32Array
  /** Races of edition i are those from `raceStart[i]` up to `raceStart[i + 1]`. */
  raceStart: Int32Array
  /** Price steps of race i are those from `stepStart[i]` up to `stepStart[i + 1]`. */
  stepStart: Int32Array
  /** Metres, `unknown` for none. */
  metres: Int32Array
  gain: Int32Array
  /** Numbers of days; `unknownDay` for none. */
  day: Uint16Array
  endDay: Uint16Array
  addedDay: Uint16Array
  opens: Uint16Array
  closes: Uint16Array
  /** First and last day of each race: its own or, where that is not known, its edition's. */
  raceDay: Uint16Array
  raceEndDay: Uint16Array
  /** First and last day of each price step; `unknownDay` is unbounded. */
  stepFrom: Uint16Array
  stepUntil: Uint16Array
  /** `codeOf` the country and the language. */
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
  /** Names of regions, in the order of their first edition. */
  regions: readonly string[]
  /** Memory of all arrays. */
  bytes: number
}

/** "Not known", in the columns of whole numbers that have it. */
export const unknown = -1
/** Days are unsigned; the first of January 1970 stands for one that is not known. */
export const unknownDay = 0
export const editionFlags = { confirmed: 1, takesPlace: 2, terminated: 4 } as const

const letters = ' abcdefghijklmnopqrstuvwxyz0123456789'

/** Up to three letters or digits, whatever their case, as a number below 2^16; 0 for none. */
export function codeOf(text: string): number {
  const [a = ' ', b = ' ', c = ' '] = text.toLowerCase()
  const value = (letter: string) => Math.max(0, letters.indexOf(letter))
  return (value(a) * letters.length + value(b)) * letters.length + value(c)
}

/** The letters of a code, in lower case. */
export function lettersOf(code: number): string {
  const at = (index: number) => letters.charAt(index % letters.length)
  const rest = Math.floor(code / letters.length)
  return `${at(Math.floor(rest / letters.length))}${at(rest)}${at(code)}`.trimEnd()
}

/** Editions, races, price steps and bytes of the regions' names: what follows lies on a multiple of eight. */
const headerBytes = 16
const editionWidth = 3 * 8 + 5 * 4 + 8 * 2 + 2
const raceWidth = 3 * 4 + 2 * 2 + 2
const stepWidth = 8 + 2 * 2
/** The last entries of `raceStart` and `stepStart`. */
const endWidth = 2 * 4

/** Arrays over a buffer that `pack` wrote, or will fill. Widest first: each lies on a multiple of its width. */
function columnsOver(
  buffer: ArrayBuffer,
  editions: number,
  races: number,
  steps: number,
): Omit<Columns, 'regions'> {
  let at = headerBytes
  const after = (bytes: number) => (at += bytes) - bytes
  const wide = (length: number) => new Float64Array(buffer, after(8 * length), length)
  const words = (length: number) => new Int32Array(buffer, after(4 * length), length)
  const halves = (length: number) => new Uint16Array(buffer, after(2 * length), length)
  const bytes = (length: number) => new Uint8Array(buffer, after(length), length)
  return {
    editions,
    lat: wide(editions),
    lon: wide(editions),
    rating: wide(editions),
    stepPrice: wide(steps),
    cityId: words(editions),
    editionId: words(editions),
    eventId: words(editions),
    organiserId: words(editions),
    raceStart: words(editions + 1),
    stepStart: words(races + 1),
    metres: words(races),
    gain: words(races),
    day: halves(editions),
    endDay: halves(editions),
    addedDay: halves(editions),
    opens: halves(editions),
    closes: halves(editions),
    raceDay: halves(races),
    raceEndDay: halves(races),
    stepFrom: halves(steps),
    stepUntil: halves(steps),
    country: halves(editions),
    language: halves(editions),
    region: halves(editions),
    format: bytes(editions),
    flags: bytes(editions),
    sport: bytes(races),
    raceFlags: bytes(races),
    bytes: buffer.byteLength,
  }
}

/** The rows of a month, in the order of the calendar, as one buffer that `unpack` reads. */
export function pack(rows: readonly EditionRow[]): Uint8Array<ArrayBuffer> {
  const regions = [...new Set(rows.map((row) => row.region))]
  const names = new TextEncoder().encode(JSON.stringify(regions))
  const races = rows.reduce((sum, row) => sum + row.races.length, 0)
  const steps = rows.reduce((sum, row) => sum + stepsOf(row), 0)
  const fixed =
    headerBytes + rows.length * editionWidth + races * raceWidth + steps * stepWidth + endWidth
  const buffer = new ArrayBuffer(fixed + names.length)
  new Uint32Array(buffer, 0, 4).set([rows.length, races, steps, names.length])
  new Uint8Array(buffer).set(names, fixed)
  const columns = columnsOver(buffer, rows.length, races, steps)
  const regionIndex = new Map(regions.map((name, index) => [name, index]))
  let race = 0
  let step = 0
  for (const [index, row] of rows.entries()) {
    columns.lat[index] = row.lat
    columns.lon[index] = row.lon
    columns.rating[index] = row.rating ?? Number.NaN
    columns.cityId[index] = row.cityId
    columns.editionId[index] = row.editionId
    columns.eventId[index] = row.eventId
    columns.organiserId[index] = row.organiserId ?? unknown
    columns.day[index] = row.day
    columns.endDay[index] = row.endDay
    columns.addedDay[index] = row.addedDay
    columns.opens[index] = row.opens ?? unknownDay
    columns.closes[index] = row.closes ?? unknownDay
    columns.country[index] = codeOf(row.country)
    columns.language[index] = codeOf(row.language)
    columns.region[index] = regionIndex.get(row.region) ?? 0
    columns.format[index] = row.format
    columns.flags[index] =
      (row.confirmed ? editionFlags.confirmed : 0) |
      (row.takesPlace ? editionFlags.takesPlace : 0) |
      (row.terminated ? editionFlags.terminated : 0)
    columns.raceStart[index] = race
    for (const [sport, metres, gain, prices, flags, day] of row.races) {
      columns.sport[race] = sport
      columns.metres[race] = metres ?? unknown
      columns.gain[race] = gain ?? unknown
      columns.raceFlags[race] = flags
      columns.raceDay[race] = day ?? row.day
      columns.raceEndDay[race] = day ?? row.endDay
      columns.stepStart[race] = step
      for (const [amountEur, from, until] of prices) {
        columns.stepPrice[step] = amountEur
        columns.stepFrom[step] = from ?? unknownDay
        columns.stepUntil[step] = until ?? unknownDay
        step += 1
      }
      race += 1
    }
  }
  columns.raceStart[rows.length] = race
  columns.stepStart[races] = step
  return new Uint8Array(buffer)
}

const stepsOf = (row: EditionRow): number =>
  row.races.reduce((sum, [, , , prices]) => sum + prices.length, 0)

/** @throws RangeError for bytes that `pack` did not write */
export function unpack(packed: Uint8Array<ArrayBuffer>): Columns {
  // Arrays need their own alignment, which a part of a larger buffer may not have.
  const buffer = packed.byteOffset === 0 ? packed.buffer : packed.slice().buffer
  const [editions = 0, races = 0, steps = 0, nameBytes = 0] = new Uint32Array(buffer, 0, 4)
  const names = new Uint8Array(buffer, buffer.byteLength - nameBytes, nameBytes)
  const regions: unknown = JSON.parse(new TextDecoder().decode(names))
  if (!Array.isArray(regions)) throw new RangeError('Columns without the names of their regions.')
  return { ...columnsOver(buffer, editions, races, steps), regions: regions.map(String) }
}
