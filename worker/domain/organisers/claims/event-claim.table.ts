import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { member } from '../../accounts/members/member.table.ts'
import { event } from '../../catalogue/events/event.table.ts'

/** Claims of members that they organise an event; the last of each member and event. */
export const eventClaim = sqliteTable(
  'event_claim',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** State (src/model/members/claims.ts). */
    state: text().notNull(),
    /** Address at the event's domain to which a code was sent; null for a request to the moderators. */
    address: text(),
    /** SHA-256 of the code, in hex, from the sending of the email until it is used; the code itself is not stored. */
    hash: text(),
    /** Wrong codes so far. */
    attempts: integer().notNull().default(0),
    /** ISO instant until which the code is valid. */
    expiresAt: text('expires_at'),
    /** Words of the member to the moderators, and http or https URL of a proof. */
    text: text(),
    link: text(),
    /** Language of the page that it was sent from. */
    locale: text().notNull(),
    /** ISO instants. */
    sentAt: text('sent_at').notNull(),
    decidedAt: text('decided_at'),
    /** JSON: what an approval replaced (grant-claim.ts), so that it can be taken back. */
    replaced: text(),
  },
  (t) => [
    unique('event_claim_once').on(t.memberId, t.eventId),
    index('event_claim_of_event').on(t.eventId),
  ],
)

/** Answers of an organisation's owners to a disputed claim. */
export const claimAnswer = sqliteTable(
  'claim_answer',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Claim; whoever deletes it deletes its answers (claim-data.ts). */
    claimId: integer('claim_id').notNull(),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    text: text().notNull(),
    /** ISO instant. */
    sentAt: text('sent_at').notNull(),
  },
  (t) => [
    unique('claim_answer_once').on(t.claimId, t.memberId),
    index('claim_answer_of').on(t.memberId),
  ],
)
