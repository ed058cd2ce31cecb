import { retry } from '../../../runtime/retry.ts'
import type { RunStatements } from '../statement.ts'
import { countSegments, fullTextIndexes, mergePages } from './index-statements.ts'
import { packMonths } from './pack-months.ts'

/** Pages of some 4 kB that a statement merges: less than a second, so that other readers and writers get in between. */
const pagesPerStep = 1_000
/** Statements of a merge that is not interrupted: more than an index of a full D1 database needs. */
const mostSteps = 5_000
/** Segments from which an index is merged a little after each write, and the statements it takes then. */
const scattered = 8
const stepsAfterWrite = 3

/**
 * Merges each full-text index into one segment and packs the months of the calendar. Many small writes leave a dozen
 * segments, and every suggestion opens them all, which doubles its time at 100,000 events.
 */
export async function optimiseIndex(run: RunStatements): Promise<void> {
  for (const index of fullTextIndexes) await mergeSegments(run, index, mostSteps)
  await packMonths(run)
}

/** Goes on merging the full-text indexes that have many segments; a bounded part, as after each batch of writes. */
export async function mergeScattered(run: RunStatements): Promise<void> {
  const counts = await run(
    fullTextIndexes.map((index) => ({ sql: countSegments(index), params: [] })),
  )
  for (const [at, index] of fullTextIndexes.entries())
    if (Number(counts[at]?.[0]?.segments) > scattered)
      await mergeSegments(run, index, stepsAfterWrite)
}

async function mergeSegments(run: RunStatements, index: string, most: number): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    const [, [row] = []] = await retry(() =>
      run([
        { sql: mergePages(index, pagesPerStep), params: [] },
        { sql: countSegments(index), params: [] },
      ]),
    )
    if (Number(row?.segments) <= 1) return
  }
}
