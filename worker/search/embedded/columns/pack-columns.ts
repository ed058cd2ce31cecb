import { packMonths } from './store.ts'
import { optimiseIndexes } from '../put/put-sql.ts'
import { runOnD1, type RunStatements } from '../statement.ts'

/**
 * Makes each full-text index one segment, as `put` does after a load in one call. Writes in many small calls leave a
 * dozen, and every suggestion opens them all (twice the time at 100,000 events): to be called after such a load, and
 * now and then. Packs the columns of the calendar, too (`packSearchColumns`). About two seconds at 100,000 events.
 */
export async function tidySearchIndex(db: D1Database): Promise<void> {
  await tidyIndexes(runOnD1(db))
}

/** Packs the months of the calendar that changed: to be called after each batch of writes (columns/store.ts). */
export async function packSearchColumns(db: D1Database): Promise<void> {
  await packMonths(runOnD1(db))
}

/** One statement at a time, so that readers and writers get in between. */
export async function tidyIndexes(run: RunStatements): Promise<void> {
  for (const sql of optimiseIndexes) await run([{ sql, params: [] }])
  await packMonths(run)
}
