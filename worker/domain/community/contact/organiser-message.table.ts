import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { event } from '../../catalogue/events/event.table.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'

/** Messages to organisers from their pages, deleted after 30 days. */
export const organiserMessage = sqliteTable(
  'organiser_message',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    organiserId: integer('organiser_id')
      .notNull()
      .references(() => organiser.id),
    /** The event that it is about; null for none. */
    eventId: integer('event_id').references(() => event.id),
    /** The author's account; null for a visitor without one. */
    memberId: integer('member_id').references(() => member.id),
    /** Name and address of the author; the organiser replies to the address. */
    name: text().notNull(),
    email: text().notNull(),
    /** Plain text of several lines. */
    text: text().notNull(),
    /** Hash of author and text, so that a repeated request is stored and mailed once. */
    digest: text().notNull(),
    /** ISO instant. */
    sentAt: text('sent_at').notNull(),
  },
  (t) => [
    unique('organiser_message_once').on(t.organiserId, t.digest),
    index('organiser_message_of').on(t.memberId),
    index('organiser_message_sent').on(t.sentAt),
  ],
)
