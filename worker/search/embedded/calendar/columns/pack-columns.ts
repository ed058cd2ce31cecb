import { codeOf, editionFlags, noDay, noNumber, type Columns } from './columns.ts'
import type { StoredEdition } from './stored-edition.ts'

/** Numbers of editions, races and price steps, and bytes of the regions' names; a multiple of eight aligns the rest. */
const headerBytes = 16
const editionBytes = 3 * 8 + 5 * 4 + 8 * 2 + 2
const raceBytes = 3 * 4 + 2 * 2 + 2
const stepBytes = 8 + 2 * 2
/** Bytes of the last entries of `raceStart` and `stepStart`. */
const endBytes = 2 * 4

type PackedColumns = Omit<Columns, 'regions'>

/** Arrays over a packed buffer. The widest types come first, which aligns each array to its width. */
function columnsOver(
  buffer: ArrayBuffer,
  editions: number,
  races: number,
  steps: number,
): PackedColumns {
  let offset = headerBytes
  const advance = (bytes: number) => (offset += bytes) - bytes
  const float64 = (length: number) => new Float64Array(buffer, advance(8 * length), length)
  const int32 = (length: number) => new Int32Array(buffer, advance(4 * length), length)
  const uint16 = (length: number) => new Uint16Array(buffer, advance(2 * length), length)
  const uint8 = (length: number) => new Uint8Array(buffer, advance(length), length)
  return {
    editions,
    lat: float64(editions),
    lon: float64(editions),
    rating: float64(editions),
    stepPrice: float64(steps),
    cityId: int32(editions),
    editionId: int32(editions),
    eventId: int32(editions),
    organiserId: int32(editions),
    raceStart: int32(editions + 1),
    stepStart: int32(races + 1),
    metres: int32(races),
    gain: int32(races),
    day: uint16(editions),
    endDay: uint16(editions),
    addedDay: uint16(editions),
    opens: uint16(editions),
    closes: uint16(editions),
    raceDay: uint16(races),
    raceEndDay: uint16(races),
    stepFrom: uint16(steps),
    stepUntil: uint16(steps),
    country: uint16(editions),
    language: uint16(editions),
    region: uint16(editions),
    format: uint8(editions),
    flags: uint8(editions),
    sport: uint8(races),
    raceFlags: uint8(races),
    bytes: buffer.byteLength,
  }
}

/** Packs the rows of a month, in the order of the calendar, into one buffer for `unpackColumns`. */
export function packColumns(rows: readonly StoredEdition[]): Uint8Array<ArrayBuffer> {
  const regions = [...new Set(rows.map((row) => row.region))]
  const names = new TextEncoder().encode(JSON.stringify(regions))
  const races = rows.reduce((sum, row) => sum + row.races.length, 0)
  const steps = rows.reduce((sum, row) => sum + countSteps(row), 0)
  const fixed =
    headerBytes + rows.length * editionBytes + races * raceBytes + steps * stepBytes + endBytes
  const buffer = new ArrayBuffer(fixed + names.length)
  new Uint32Array(buffer, 0, 4).set([rows.length, races, steps, names.length])
  new Uint8Array(buffer).set(names, fixed)
  const columns = columnsOver(buffer, rows.length, races, steps)
  const regionIndex = new Map(regions.map((name, index) => [name, index]))
  const next = { race: 0, step: 0 }
  for (const [index, row] of rows.entries()) {
    writeEdition(columns, index, row)
    columns.region[index] = regionIndex.get(row.region) ?? 0
    columns.raceStart[index] = next.race
    writeRaces(columns, row, next)
  }
  columns.raceStart[rows.length] = races
  columns.stepStart[races] = steps
  return new Uint8Array(buffer)
}

const countSteps = (row: StoredEdition): number =>
  row.races.reduce((sum, [, , , prices]) => sum + prices.length, 0)

function writeEdition(columns: PackedColumns, index: number, row: StoredEdition): void {
  columns.lat[index] = row.lat
  columns.lon[index] = row.lon
  columns.rating[index] = row.rating ?? Number.NaN
  columns.cityId[index] = row.cityId
  columns.editionId[index] = row.editionId
  columns.eventId[index] = row.eventId
  columns.organiserId[index] = row.organiserId ?? noNumber
  columns.day[index] = row.day
  columns.endDay[index] = row.endDay
  columns.addedDay[index] = row.addedDay
  columns.opens[index] = row.opens ?? noDay
  columns.closes[index] = row.closes ?? noDay
  columns.country[index] = codeOf(row.country)
  columns.language[index] = codeOf(row.language)
  columns.format[index] = row.format
  columns.flags[index] =
    (row.confirmed ? editionFlags.confirmed : 0) |
    (row.takesPlace ? editionFlags.takesPlace : 0) |
    (row.terminated ? editionFlags.terminated : 0)
}

/** @param next index of the next race and price step; advanced by those written */
function writeRaces(
  columns: PackedColumns,
  { races, ...edition }: StoredEdition,
  next: { race: number; step: number },
): void {
  for (const [sport, metres, gain, prices, flags, day] of races) {
    columns.sport[next.race] = sport
    columns.metres[next.race] = metres ?? noNumber
    columns.gain[next.race] = gain ?? noNumber
    columns.raceFlags[next.race] = flags
    columns.raceDay[next.race] = day ?? edition.day
    columns.raceEndDay[next.race] = day ?? edition.endDay
    columns.stepStart[next.race] = next.step
    for (const [amountEur, from, until] of prices) {
      columns.stepPrice[next.step] = amountEur
      columns.stepFrom[next.step] = from ?? noDay
      columns.stepUntil[next.step] = until ?? noDay
      next.step += 1
    }
    next.race += 1
  }
}

/** @throws RangeError for bytes that `packColumns` did not write */
export function unpackColumns(packed: Uint8Array<ArrayBuffer>): Columns {
  // The arrays must start at an aligned offset, which a view into a larger buffer may not have.
  const buffer = packed.byteOffset === 0 ? packed.buffer : packed.slice().buffer
  const [editions = 0, races = 0, steps = 0, nameBytes = 0] = new Uint32Array(buffer, 0, 4)
  const names = new Uint8Array(buffer, buffer.byteLength - nameBytes, nameBytes)
  const regions: unknown = JSON.parse(new TextDecoder().decode(names))
  if (!Array.isArray(regions))
    throw new RangeError('packed columns have no list of region names: pack the month again')
  return { ...columnsOver(buffer, editions, races, steps), regions: regions.map(String) }
}
