import { findExpired, sweepExpired } from '../domain/registry/sweep-expired.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Deletes expired sessions, tokens, counts, log entries and news. */
export const expiredRows: Job = {
  name: 'expired-rows',
  every: 5,
  limit: null,
  run: async ({ db, now }) => await sweepExpired(db, now),
  lag: async (db, now) => await readLag(db, now, findExpired(now)),
}
