import { layoutPrefix, packColumns, tokenOfParts } from '../calendar/columns/pack-columns.ts'
import { editionsStatement, readStoredEdition } from '../calendar/columns/read-stored-edition.ts'
import { retry } from '../../../runtime/retry.ts'
import type { RunStatements, Statement } from '../statement.ts'

/** Characters per part of the payload, below D1's limit of 2 MB per value. */
const partCharacters = 1_000_000

/**
 * SQL that marks the months of some events' editions as changed.
 * @param eventRows SQL of a query that returns row ids of search_event
 */
export const markMonthsChanged = (eventRows: string): string =>
  `INSERT INTO calendar_month(month, token, stale, last_day)
   SELECT month, lower(hex(randomblob(8))), 1, max(end_day) FROM calendar_edition
   WHERE event_row IN (${eventRows}) GROUP BY month
   ON CONFLICT(month) DO UPDATE SET stale = stale + 1, last_day = max(last_day, excluded.last_day)`

/**
 * Stores the columns of the months that changed, or whose columns have another layout, so that isolates need not build
 * them. A month that changes again meanwhile stays marked as changed.
 */
export async function packMonths(run: RunStatements): Promise<void> {
  const [changed = []] = await retry(() =>
    run([
      {
        sql: `SELECT month, stale FROM calendar_month WHERE stale > 0 OR substr(token, 1, ?1) <> ?2 ORDER BY month`,
        params: [layoutPrefix.length, layoutPrefix],
      },
    ]),
  )
  // One month at a time lets reads run in between and keeps each batch small.
  for (const { month, stale } of changed) await packMonth(run, Number(month), Number(stale))
}

async function packMonth(run: RunStatements, month: number, stale: number): Promise<void> {
  const [rows = []] = await retry(() => run([editionsStatement(month)]))
  const editions = rows.map(readStoredEdition)
  const lastDay = editions.reduce((last, { endDay }) => Math.max(last, endDay), 0)
  const parts = partsOf(packColumns(editions).toBase64())
  // The editions were read before this batch, so it takes effect only if `stale` has not changed since:
  // repeating it after a failed connection changes nothing.
  const unchanged = '(SELECT stale FROM calendar_month WHERE month = ?1) = ?2'
  const write: Statement[] = [
    {
      sql: `DELETE FROM calendar_columns WHERE month = ?1 AND ${unchanged}`,
      params: [month, stale],
    },
    ...parts.map((payload, part) => ({
      sql: `INSERT INTO calendar_columns(month, part, payload) SELECT ?1, ?3, ?4 WHERE ${unchanged}`,
      params: [month, stale, part, payload],
    })),
    {
      sql: `UPDATE calendar_month SET token = ?4 || lower(hex(randomblob(8))), stale = 0, last_day = ?3
        WHERE month = ?1 AND stale = ?2`,
      params: [month, stale, lastDay, tokenOfParts(parts.length)],
    },
  ]
  await retry(() => run(write))
}

function partsOf(payload: string): string[] {
  const parts: string[] = []
  for (let start = 0; start < payload.length; start += partCharacters)
    parts.push(payload.slice(start, start + partCharacters))
  return parts
}
