import { arrivedSince, recordArrived } from '../payments/test-card.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Payments of a run. */
const portion = 25

/** Records payments that arrived after their buyers had left. */
export const payments: Job = {
  name: 'payments',
  every: 5,
  limit: portion,
  run: async ({ db, now }) => {
    const arrived = await recordArrived(db, { limit: portion, orderId: null }, now)
    return arrived === 0 ? undefined : `${arrived} payments arrived`
  },
  lag: async (db, now) => await readLag(db, now, arrivedSince),
}
