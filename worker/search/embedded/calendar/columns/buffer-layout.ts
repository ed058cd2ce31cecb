import type { Columns, IndexColumn } from './columns.ts'

/** Numbers of rows of everything packed, in the order of the header. */
export interface RowCounts {
  editions: number
  races: number
  places: number
  shapes: number
  prices: number
  priceSteps: number
  ratings: number
  /** Bytes of the regions' names. */
  nameBytes: number
}

export const headerKeys = [
  'editions',
  'races',
  'places',
  'shapes',
  'prices',
  'priceSteps',
  'ratings',
  'nameBytes',
] as const satisfies readonly (keyof RowCounts)[]
/** A multiple of eight aligns what follows. */
const headerBytes = 4 * headerKeys.length
const indexLimit = 2 ** 16

/** Columns over a packed buffer, and the bytes of their arrays. The widest types come first, which aligns each array. */
export function columnsOver(
  buffer: ArrayBuffer,
  counts: RowCounts,
  regions: readonly string[],
): Columns {
  const { editions, races, places, shapes, prices, priceSteps, ratings } = counts
  let offset = headerBytes
  const advance = (bytes: number) => (offset += bytes) - bytes
  const float64 = (length: number) => new Float64Array(buffer, advance(8 * length), length)
  const int32 = (length: number) => new Int32Array(buffer, advance(4 * length), length)
  const uint16 = (length: number) => new Uint16Array(buffer, advance(2 * length), length)
  const int16 = (length: number) => new Int16Array(buffer, advance(2 * length), length)
  const uint8 = (length: number) => new Uint8Array(buffer, advance(length), length)
  const isWide = (rows: number) => rows > indexLimit
  const wide = (rows: number, length: number): Uint32Array | null =>
    isWide(rows) ? new Uint32Array(buffer, advance(4 * length), length) : null
  const index = (wider: Uint32Array | null, length: number): IndexColumn => wider ?? uint16(length)

  const euro = float64(priceSteps)
  const ratingValues = float64(ratings)
  const organiserId = float64(editions)
  const wideColumns = {
    place: wide(places, editions),
    rating: wide(ratings, editions),
    shape: wide(shapes, races),
    price: wide(prices, races),
  }
  const ofEditions = {
    lat: int32(editions),
    lon: int32(editions),
    editionId: int32(editions),
    eventId: int32(editions),
    raceStart: int32(editions + 1),
  }
  const cityId = int32(places)
  const metres = int32(shapes)
  const gain = int32(shapes)
  const start = int32(prices + 1)
  return {
    editions,
    races,
    ...ofEditions,
    organiserId,
    day: uint16(editions),
    endDay: uint16(editions),
    endOffset: int16(editions),
    addedDay: uint16(editions),
    opens: uint16(editions),
    closes: uint16(editions),
    language: uint16(editions),
    place: index(wideColumns.place, editions),
    rating: index(wideColumns.rating, editions),
    shape: index(wideColumns.shape, races),
    price: index(wideColumns.price, races),
    raceDay: uint16(races),
    places: { count: places, cityId, country: uint16(places), region: uint16(places), regions },
    prices: { count: prices, start, euro, from: uint16(priceSteps), until: uint16(priceSteps) },
    ratings: ratingValues,
    shapes: { count: shapes, metres, gain, sport: uint8(shapes), flags: uint8(shapes) },
    format: uint8(editions),
    flags: uint8(editions),
    bytes: buffer.byteLength,
  }
}

/** Bytes of the header and of all arrays, without the regions' names behind them. */
export function arrayBytes(counts: RowCounts): number {
  const { editions, races, places, shapes, prices, priceSteps, ratings } = counts
  const index = (rows: number) => (rows > indexLimit ? 4 : 2)
  const ofEdition = 8 + 4 * 4 + 4 + 7 * 2 + 2 + index(places) + index(ratings)
  const ofRace = index(shapes) + index(prices) + 2
  return (
    headerBytes +
    editions * ofEdition +
    races * ofRace +
    places * 8 +
    shapes * 10 +
    prices * 4 +
    priceSteps * 12 +
    ratings * 8 +
    // The last entries of `raceStart` and of the prices' `start`.
    2 * 4
  )
}
