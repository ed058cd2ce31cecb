import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { savedStates } from '../../../../src/model/members/saved-states.ts'
import { member } from '../../accounts/members/member.table.ts'
import { event } from '../../catalogue/events/event.table.ts'

/** Saved events of members (spec §3, bucket list); one row per member and event. */
export const savedEvent = sqliteTable(
  'saved_event',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id),
    /** ISO instant. */
    savedAt: text('saved_at').notNull(),
    /** Plain text of several lines that only the member reads; null without one. */
    note: text(),
    /** Plan of the member: `thinking`, `entered` or `done`; null without one. Only the member reads it. */
    state: text({ enum: savedStates }),
    /** Time of the member in seconds, of a race that is done. */
    resultSeconds: integer('result_seconds'),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.eventId] }),
    index('saved_event_of_event').on(t.eventId),
  ],
)
