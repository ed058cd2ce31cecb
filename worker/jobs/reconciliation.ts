import { findDifferences } from '../domain/commerce/find-differences.ts'
import type { Job } from './job.ts'

/** Compares orders, places, payments and the ledger once a day; a difference is a failure of the job. */
export const reconciliation: Job = {
  name: 'reconciliation',
  every: 1440,
  limit: null,
  run: async ({ db }) => {
    const found = await findDifferences(db)
    if (found.length === 0) return
    const lines = found.map(({ check, ids }) => `${check}: ${ids.join(', ')}`)
    throw new Error(`Orders and the ledger differ (docs/money.md). ${lines.join('; ')}`)
  },
  lag: async () => await Promise.resolve(null),
}
