import { createBoundedCache } from '../../../runtime/bounded-cache.ts'
import type { RunStatements, SqlRow, Statement } from '../statement.ts'
import { unpack, pack, type Columns } from './columns.ts'
import type { EditionRow } from './edition-row.ts'
import { upgradeRow } from './upgrade-row.ts'

/** Columns that one isolate keeps, in bytes: those of some 400,000 editions, of the 128 MB it has. */
const keptBytes = 40_000_000
/** Characters of a part: below D1's bound of 2 MB a value. */
const partCharacters = 1_000_000

/** Months by their state, which no other database or time has. */
const kept = createBoundedCache<Columns>(keptBytes, (columns) => columns.bytes)

/** A month that is packed, or has changed since. */
interface MonthState {
  month: number
  state: string
  stale: boolean
}

/** Which months have editions that end on a day or later, and in which state they are. */
export function monthsStatement(fromDay: number): Statement {
  return {
    sql: 'SELECT month, token, stale FROM calendar_month WHERE last_day >= ?1 ORDER BY month',
    params: [fromDay],
  }
}

const monthState = ({ month, token, stale }: SqlRow): MonthState => ({
  month: Number(month),
  state: `${token}/${stale}`,
  stale: Number(stale) > 0,
})

/**
 * The columns of the months that `monthsStatement` gave, in order. What this isolate does not have yet costs one round
 * trip for all; a month that changed since it was packed is packed here, for this isolate alone.
 */
export async function columnsOf(run: RunStatements, rows: readonly SqlRow[]): Promise<Columns[]> {
  const months = rows.map((row) => {
    const month = monthState(row)
    return { month, columns: kept.get(month.state) }
  })
  const missing = months.flatMap(({ month, columns }) => (columns === undefined ? [month] : []))
  const answers = missing.length === 0 ? [] : await run(missing.map(readStatement))
  const fetched = new Map(
    missing.map((month, index) => [month.state, readMonth(month, answers[index] ?? [])]),
  )
  return months.flatMap(({ month: { state }, columns = fetched.get(state) }) => {
    if (columns === undefined) return []
    // Whatever is used is kept anew, so that the month used longest ago gives way.
    kept.set(state, columns)
    return columns
  })
}

function readStatement({ month, stale }: MonthState): Statement {
  return stale
    ? documentsStatement(month)
    : {
        sql: 'SELECT payload FROM calendar_columns WHERE month = ?1 ORDER BY part',
        params: [month],
      }
}

const documentsStatement = (month: number): Statement => ({
  sql: 'SELECT document FROM calendar_edition WHERE month = ?1 ORDER BY sort',
  params: [month],
})

function readMonth({ stale }: MonthState, rows: readonly SqlRow[]): Columns {
  if (stale) return unpack(pack(rows.map(readDocument)))
  return unpack(Uint8Array.fromBase64(rows.map(({ payload }) => String(payload)).join('')))
}

/** Written by `rowsOf`, so it is trusted. */
function readDocument({ document }: SqlRow): EditionRow {
  return upgradeRow(JSON.parse(String(document)))
}

/** Marks the months of the editions of the events in ?1 (JSON array of event ids) as changed. */
export const markStale = (theseRows: string): string =>
  `INSERT INTO calendar_month(month, token, stale, last_day)
   SELECT month, lower(hex(randomblob(8))), 1, max(end_day) FROM calendar_edition
   WHERE event_row IN (${theseRows}) GROUP BY month
   ON CONFLICT(month) DO UPDATE SET stale = stale + 1, last_day = max(last_day, excluded.last_day)`

/**
 * Packs the months that changed, so that the next isolate reads their columns as they are. To be called after writing;
 * until then every isolate packs them for itself. A change that comes meanwhile leaves its month as changed.
 */
export async function packMonths(run: RunStatements): Promise<void> {
  const [changed = []] = await run([
    { sql: 'SELECT month, stale FROM calendar_month WHERE stale > 0 ORDER BY month', params: [] },
  ])
  // One month at a time: readers get in between, and no batch is larger than a month.
  for (const { month, stale } of changed) await packMonth(run, Number(month), Number(stale))
}

async function packMonth(run: RunStatements, month: number, stale: number): Promise<void> {
  const [rows = []] = await run([documentsStatement(month)])
  const editions = rows.map(readDocument)
  const text = pack(editions).toBase64()
  const parts: string[] = []
  for (let at = 0; at < text.length; at += partCharacters)
    parts.push(text.slice(at, at + partCharacters))
  const lastDay = editions.reduce((last, { endDay }) => Math.max(last, endDay), 0)
  // Rows are read before this batch: it takes effect only while nothing has changed since `stale` was.
  const unchanged = '(SELECT stale FROM calendar_month WHERE month = ?1) = ?2'
  await run([
    {
      sql: `DELETE FROM calendar_columns WHERE month = ?1 AND ${unchanged}`,
      params: [month, stale],
    },
    ...parts.map((payload, part) => ({
      sql: `INSERT INTO calendar_columns(month, part, payload) SELECT ?1, ?3, ?4 WHERE ${unchanged}`,
      params: [month, stale, part, payload],
    })),
    {
      sql: `UPDATE calendar_month SET token = lower(hex(randomblob(8))), stale = 0, last_day = ?3
        WHERE month = ?1 AND stale = ?2`,
      params: [month, stale, lastDay],
    },
  ])
}
