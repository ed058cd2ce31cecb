import { sql } from 'drizzle-orm'
import { endOverdue, overdueOrders } from '../domain/commerce/payments/end-overdue.ts'
import { arrivedSince, recordArrived } from '../payments/test-card.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Payments of a run. */
const portion = 25

/** Records payments that arrived after their buyers had left, and ends those that did not arrive in time. */
export const payments: Job = {
  name: 'payments',
  every: 5,
  limit: portion,
  run: async ({ db, now }) => {
    const arrived = await recordArrived(db, { limit: portion, orderId: null }, now)
    const overdue = await endOverdue(db, { limit: portion, orderId: null }, now)
    return arrived + overdue === 0
      ? undefined
      : `${arrived} payments arrived, ${overdue} did not arrive in time`
  },
  lag: async (db, now) =>
    await readLag(db, now, sql`${arrivedSince} UNION ALL ${overdueOrders(now)}`),
}
