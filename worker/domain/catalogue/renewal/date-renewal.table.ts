import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { event } from '../events/event.table.ts'

/** Events with a usual date, and when to look whether an edition is to be expected (renew-dates.ts). */
export const dateRenewal = sqliteTable(
  'date_renewal',
  {
    eventId: integer('event_id')
      .primaryKey()
      .references(() => event.id),
    /** ISO date; the day after the next edition begins. */
    dueOn: text('due_on').notNull(),
    /** Reason for which none is expected by its rule (expected-days.ts), or the error of the last attempt; null without one. */
    fault: text(),
  },
  (t) => [index('date_renewal_due').on(t.dueOn)],
)
