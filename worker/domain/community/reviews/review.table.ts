import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { edition } from '../../catalogue/editions/edition.table.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { race } from '../../catalogue/races/race.table.ts'

/**
 * Reviews of editions (spec §3), one per member and edition. Ids are never reused, because an item of the moderators'
 * inbox refers to them.
 */
export const review = sqliteTable(
  'review',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id),
    /** A held edition with an announced date, which keeps its row; an expected one is replaced when its date comes. */
    editionId: integer('edition_id')
      .notNull()
      .references(() => edition.id),
    /** Race of that edition; null if the member names none. */
    raceId: integer('race_id').references(() => race.id),
    /** Stars, 1 to 5; those of parts of the event are null if left out. */
    rating: integer().notNull(),
    course: integer(),
    organisation: integer(),
    atmosphere: integer(),
    value: integer(),
    /** Plain text of several lines; may be empty. */
    text: text().notNull(),
    /** Language of the text. */
    locale: text().notNull(),
    /** waiting, approved or rejected (src/model/community/reviews.ts). */
    state: text().notNull(),
    /** ISO instant of the last change by the member. */
    writtenAt: text('written_at').notNull(),
    /** Time of the one change after a decision; null if it is still possible. */
    revisedAt: text('revised_at'),
  },
  (table) => [
    unique('review_member_edition').on(table.memberId, table.editionId),
    index('review_event_state').on(table.eventId, table.state, table.writtenAt),
    check('review_rating', sql`${table.rating} BETWEEN 1 AND 5`),
  ],
)
