import { arrayBytes, columnsOver, headerKeys, type RowCounts } from './buffer-layout.ts'
import { codeOf, editionFlags, noDay, noNumber, stepsPerDegree, type Columns } from './columns.ts'
import { createMonthTables, regionNames, stepCount, writeTables } from './month-tables.ts'
import type { StoredEdition } from './stored-edition.ts'

/** Begins the token of packed months; columns of another layout are packed anew from the stored editions. */
export const layoutPrefix = 'd-'

/** Beginning of the token of a month whose columns are stored in this many parts; random letters follow. */
export const tokenOfParts = (parts: number): string => `${layoutPrefix}${parts}.`

/** Number of parts by the token of a month; 1 if it does not say. */
export const partsOfToken = (token: string): number =>
  Number(/^[a-z]-(\d+)\./u.exec(token)?.[1] ?? 1)

/** Packs the rows of a month, in the order of the calendar, into one buffer for `unpackColumns`. */
export function packColumns(rows: readonly StoredEdition[]): Uint8Array<ArrayBuffer> {
  const tables = createMonthTables()
  const packed = rows.map((row) => ({
    row,
    place: tables.placeOf(row),
    rating: tables.ratingOf(row),
    shapes: row.races.map(tables.shapeOf),
    prices: tables.pricesOf(row),
  }))
  const regions = regionNames(tables)
  const names = new TextEncoder().encode(JSON.stringify(regions))
  const counts: RowCounts = {
    editions: rows.length,
    races: rows.reduce((sum, row) => sum + row.races.length, 0),
    places: tables.places.length,
    shapes: tables.shapes.length,
    prices: tables.prices.length,
    priceSteps: stepCount(tables),
    ratings: tables.ratings.length,
    nameBytes: names.length,
  }
  const fixed = arrayBytes(counts)
  const buffer = new ArrayBuffer(fixed + names.length)
  new Uint32Array(buffer, 0, headerKeys.length).set(headerKeys.map((key) => counts[key]))
  new Uint8Array(buffer).set(names, fixed)
  const columns = columnsOver(buffer, counts, regions)
  writeTables(columns, tables)
  let race = 0
  for (const [index, { row, place, rating, shapes, prices }] of packed.entries()) {
    writeEdition(columns, index, row)
    columns.place[index] = place
    columns.rating[index] = rating
    columns.raceStart[index] = race
    for (const [at, [, , , , , day]] of row.races.entries()) {
      columns.shape[race] = shapes[at] ?? 0
      columns.price[race] = prices[at] ?? 0
      columns.raceDay[race] = day ?? noDay
      race += 1
    }
  }
  columns.raceStart[rows.length] = race
  return new Uint8Array(buffer)
}

function writeEdition(columns: Columns, index: number, row: StoredEdition): void {
  columns.lat[index] = Math.round(row.lat * stepsPerDegree)
  columns.lon[index] = Math.round(row.lon * stepsPerDegree)
  columns.editionId[index] = row.editionId
  columns.eventId[index] = row.eventId
  columns.organiserId[index] = row.organiserId ?? noNumber
  columns.day[index] = row.day
  columns.endDay[index] = row.endDay
  columns.endOffset[index] = row.endOffset
  columns.addedDay[index] = row.addedDay
  columns.opens[index] = row.opens ?? noDay
  columns.closes[index] = row.closes ?? noDay
  columns.language[index] = codeOf(row.language)
  columns.format[index] = row.format
  columns.flags[index] =
    (row.confirmed ? editionFlags.confirmed : 0) |
    (row.takesPlace ? editionFlags.takesPlace : 0) |
    (row.terminated ? editionFlags.terminated : 0)
}

/** @throws RangeError for bytes that `packColumns` did not write */
export function unpackColumns(packed: Uint8Array<ArrayBuffer>): Columns {
  // The arrays must start at an aligned offset, which a view into a larger buffer may not have.
  const buffer = packed.byteOffset === 0 ? packed.buffer : packed.slice().buffer
  const header = new Uint32Array(buffer, 0, headerKeys.length)
  const count = (key: keyof RowCounts): number => header[headerKeys.indexOf(key)] ?? 0
  const counts: RowCounts = {
    editions: count('editions'),
    races: count('races'),
    places: count('places'),
    shapes: count('shapes'),
    prices: count('prices'),
    priceSteps: count('priceSteps'),
    ratings: count('ratings'),
    nameBytes: count('nameBytes'),
  }
  const fixed = arrayBytes(counts)
  if (buffer.byteLength !== fixed + counts.nameBytes)
    throw new RangeError(
      'packed columns have another length than their header says: pack the month again',
    )
  const regions: unknown = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, fixed)))
  if (!Array.isArray(regions))
    throw new RangeError('packed columns have no list of region names: pack the month again')
  return columnsOver(buffer, counts, regions.map(String))
}
