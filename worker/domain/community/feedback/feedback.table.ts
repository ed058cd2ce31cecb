import { sql } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { event } from '../../catalogue/events/event.table.ts'

/** Feedback of members on events (spec §3). Its state and answer are those of its item in the moderators' inbox. */
export const feedback = sqliteTable(
  'feedback',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id),
    /** Category (src/model/community/feedback.ts). */
    category: text().notNull(),
    /** Plain text of several lines. */
    text: text().notNull(),
    /** Subject of a message on a wrong fact; null for corrections and other categories. */
    fact: text(),
    /**
     * A correction: path of the fact (src/model/documents/paths.ts), with all values that it changes by path as JSON: at
     * the time of sending, and proposed. For other feedback, `proposed` is what the member wrote, and the rest is null.
     */
    path: text(),
    former: text(),
    proposed: text(),
    /** Race of the fact, in the event's own language, and sport of the leg if the race has several. */
    race: text(),
    sport: text(),
    /** Id of the waiting correction of another member that proposes the same; that one is decided for both. */
    sameAs: integer('same_as'),
    /** ISO instant since which moderators decide as well, because the organiser has not answered. */
    passedOnAt: text('passed_on_at'),
    /** `applied` once an accepted correction is published. */
    outcome: text(),
    /** http or https URL of a source, or of a cheaper offer. */
    link: text(),
    /** Price of a cheaper offer, with its currency. */
    amount: real(),
    currency: text(),
    /** Language of the page that it was written on. */
    locale: text().notNull(),
    /** Hash of what the member wrote, so that a repeated request adds no second row. */
    digest: text().notNull(),
    /** ISO instant. */
    sentAt: text('sent_at').notNull(),
  },
  (t) => [
    unique('feedback_once').on(t.memberId, t.eventId, t.digest),
    index('feedback_sent').on(t.memberId, t.sentAt),
    index('feedback_of_event').on(t.eventId),
    index('feedback_same_as')
      .on(t.sameAs)
      .where(sql`${t.sameAs} IS NOT NULL`),
  ],
)
