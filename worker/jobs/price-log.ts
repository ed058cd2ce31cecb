import { sql } from 'drizzle-orm'
import { duePrices, logDuePrices } from '../domain/catalogue/prices/log-prices.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Logs prices whose step has begun or ended: comparisons with the 30 days before read the log. */
export const priceLog: Job = {
  name: 'price-log',
  every: 60,
  limit: null,
  run: async ({ db, now }) => {
    const rows = await logDuePrices(db, now.toISOString().slice(0, 10))
    return rows === 0 ? undefined : `${rows} prices logged`
  },
  lag: async (db, now) =>
    await readLag(
      db,
      now,
      sql`SELECT day || 'T00:00:00Z' AS since FROM (${duePrices(now.toISOString().slice(0, 10))})`,
    ),
}
