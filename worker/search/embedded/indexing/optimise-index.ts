import { retry } from '../../../runtime/retry.ts'
import type { RunStatements } from '../statement.ts'
import { mergeSegments } from './index-statements.ts'
import { packMonths } from './pack-months.ts'

/**
 * Merges each full-text index into one segment and packs the months of the calendar. Many small writes leave a dozen
 * segments, and every suggestion opens them all, which doubles its time at 100,000 events. Takes about two seconds
 * there.
 */
export async function optimiseIndex(run: RunStatements): Promise<void> {
  // One statement at a time lets other readers and writers in between.
  for (const sql of mergeSegments) await retry(() => run([{ sql, params: [] }]))
  await packMonths(run)
}
