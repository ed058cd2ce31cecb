import { createBoundedCache } from '../../../../runtime/bounded-cache.ts'
import type { RunStatements, SqlRow, Statement } from '../../statement.ts'
import type { Columns } from './columns.ts'
import { layoutPrefix, packColumns, partsOfToken, unpackColumns } from './pack-columns.ts'
import { editionsStatement, readStoredEdition } from './read-stored-edition.ts'

/** Bytes of columns that an isolate caches: those of some 1.1 million editions, of its 128 MB. */
const cacheBytes = 64_000_000

/** Months by version, which is unique to a database and a time. */
const cache = createBoundedCache<Columns>(cacheBytes, (columns) => columns.bytes)

/** Parts of columns in memory as text at a time: 24 MB, so that loading takes less than the columns themselves. */
const partsPerTrip = 24

interface MonthVersion {
  month: number
  /** Number of parts of its stored columns. */
  parts: number
  version: string
  /** True if the month has changed since its columns were stored, or they have another layout. */
  isStale: boolean
}

/**
 * Selects the versions of the months with editions that end on `fromDay` or later. The number of parts of their columns
 * is in the token, because SQLite would read all columns to count it, megabytes for each query.
 */
export function monthsStatement(fromDay: number): Statement {
  return {
    sql: 'SELECT month, token, stale FROM calendar_month WHERE last_day >= ?1 ORDER BY month',
    params: [fromDay],
  }
}

const monthVersion = ({ month, token, stale }: SqlRow): MonthVersion => ({
  month: Number(month),
  parts: partsOfToken(String(token)),
  version: `${token}/${stale}`,
  isStale: Number(stale) > 0 || !String(token).startsWith(layoutPrefix),
})

/**
 * Columns of the months, in order. Months that this isolate has not cached take one round trip together, or several if
 * they are large. A stale month is packed here, for this isolate alone.
 * @param rows result of `monthsStatement`
 */
export async function loadColumns(run: RunStatements, rows: readonly SqlRow[]): Promise<Columns[]> {
  const months = rows.map((row) => {
    const month = monthVersion(row)
    return { month, columns: cache.get(month.version) }
  })
  const missing = months.flatMap(({ month, columns }) => (columns === undefined ? [month] : []))
  const fetched = new Map<string, Columns>()
  for (const group of tripsOf(missing)) {
    const results = await run(group.map(columnsStatement))
    for (const [index, month] of group.entries())
      fetched.set(month.version, readColumns(month, results[index] ?? []))
  }
  return months.flatMap(({ month: { version }, columns = fetched.get(version) }) => {
    if (columns === undefined) return []
    // Setting it again makes the least recently used month the first to be evicted.
    cache.set(version, columns)
    return columns
  })
}

/** Months in order, as many per round trip as have few enough parts. */
function tripsOf(months: readonly MonthVersion[]): MonthVersion[][] {
  const trips: MonthVersion[][] = []
  let parts = 0
  for (const month of months) {
    const last = trips.at(-1)
    if (last === undefined || parts + month.parts > partsPerTrip) {
      trips.push([month])
      parts = month.parts
      continue
    }
    last.push(month)
    parts += month.parts
  }
  return trips
}

function columnsStatement({ month, isStale }: MonthVersion): Statement {
  if (isStale) return editionsStatement(month)
  return {
    sql: 'SELECT payload FROM calendar_columns WHERE month = ?1 ORDER BY part',
    params: [month],
  }
}

function readColumns({ isStale }: MonthVersion, rows: readonly SqlRow[]): Columns {
  if (isStale) return unpackColumns(packColumns(rows.map(readStoredEdition)))
  return unpackColumns(Uint8Array.fromBase64(rows.map(({ payload }) => String(payload)).join('')))
}
