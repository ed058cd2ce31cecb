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
    /** Category (src/model/feedback.ts). */
    category: text().notNull(),
    /** Plain text of several lines. */
    text: text().notNull(),
    /** The wrong fact; null for other categories. */
    fact: text(),
    /**
     * A correction: path of the fact in the facts of the event (src/model/schemas/event-facts.ts), its value when the
     * correction was sent, and the proposed one, as texts. All null for other feedback.
     */
    path: text(),
    former: text(),
    proposed: text(),
    /** Outcome of an accepted correction: applied, or draft if a person must edit it. Null before. */
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
  ],
)
