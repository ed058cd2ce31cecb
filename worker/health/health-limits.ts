import { tickMinutes } from '../jobs/job.ts'

/** Seconds after which work that waits makes a part late (docs/operations.md). */
export const healthLimits = {
  /** Since the last run of any job. */
  schedule: 3 * tickMinutes * 60,
  /** Since an event was changed that search does not have yet. */
  search: 3 * tickMinutes * 60,
  /** Since an email was due. */
  email: 2 * tickMinutes * 60,
  /** Since a payment or a refund was due to be recorded or paid. */
  orders: 3 * tickMinutes * 60,
} as const
