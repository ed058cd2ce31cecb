import { sql } from 'drizzle-orm'
import { keepCounts } from '../domain/catalogue/counts/keep-counts.ts'
import { instantOf, readCountDays } from '../domain/catalogue/counts/count-state.ts'
import { renderAnew } from '../runtime/rendered-since.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Takes the counts of races along with the time, and checks them once a day. */
export const counts: Job = {
  name: 'counts',
  every: 5,
  limit: null,
  run: async ({ settings, now }) => {
    const before = await readCountDays(settings.DB)
    const differences = await keepCounts(settings.DB, instantOf(now))
    if ((await readCountDays(settings.DB)) !== before) renderAnew('lists')
    if (differences.length > 0)
      throw new Error(
        `Counts that differed from the catalogue were corrected: ${differences.join(', ')}. Have the write that changed its editions use countedChange.`,
      )
  },
  lag: async (db, now) => {
    const today = now.toISOString().slice(0, 10)
    return await readLag(
      db,
      now,
      sql`SELECT ${today} AS since WHERE (SELECT count(*) FROM catalogue_count
        WHERE kind IN ('worked-out', 'checked') AND substr(key, 1, 10) = ${today}) < 2`,
    )
  },
}
