import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { event } from '../../catalogue/events/event.table.ts'
import { member } from '../../accounts/members/member.table.ts'
import { document } from '../documents/document.table.ts'

/** Version of a challenge's rule: it rises with each change, so that members counted by an earlier one are due. */
export const challengeRule = sqliteTable('challenge_rule', {
  challengeId: integer('challenge_id')
    .primaryKey()
    .references(() => document.id),
  version: integer().notNull(),
})

/** Members who joined a challenge, with how far they are. */
export const challengeMember = sqliteTable(
  'challenge_member',
  {
    challengeId: integer('challenge_id')
      .notNull()
      .references(() => document.id),
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** ISO instant. */
    joinedAt: text('joined_at').notNull(),
    /** True if the member chose to be on the list that everybody sees. */
    isListed: integer('is_listed', { mode: 'boolean' }).notNull().default(false),
    /** True if the certificate may name the member to everyone who has its address. */
    isNamed: integer('is_named', { mode: 'boolean' }).notNull().default(false),
    /** At most what the rule needs. */
    have: integer().notNull().default(0),
    /** JSON array of the results that count (`Fill` of src/model/challenges/evaluate.ts). */
    fills: text().notNull().default('[]'),
    /** True if each of these has a link to a list of results. */
    isLinked: integer('is_linked', { mode: 'boolean' }).notNull().default(false),
    /** ISO date of the race that met the rule, and the instant of counting it. They stay when the rule changes later. */
    doneOn: text('done_on'),
    doneAt: text('done_at'),
    /** 7 for the seventh who completed it. It stays if a result is taken back, and shows once the rule is met again. */
    doneNumber: integer('done_number'),
    /** ISO instant at which the member's email about the end of the challenge was queued; null before. */
    endAnnouncedAt: text('end_announced_at'),
    /** Version of the rule by which the member was counted; 0 after a change of results. */
    ruleVersion: integer('rule_version').notNull().default(0),
    /** Number of changes, so that a count of earlier results is not written over a later one. */
    version: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.challengeId, t.memberId] }),
    index('challenge_member_of').on(t.memberId),
    index('challenge_member_due').on(t.challengeId, t.ruleVersion, t.memberId),
    index('challenge_member_listed')
      .on(t.challengeId, sql`${t.have} DESC`, t.doneOn, t.joinedAt)
      .where(sql`${t.isListed} = 1`),
    uniqueIndex('challenge_member_number')
      .on(t.challengeId, t.doneNumber)
      .where(sql`${t.doneNumber} IS NOT NULL`),
    index('challenge_member_unnumbered')
      .on(t.challengeId, t.doneOn)
      .where(sql`${t.doneOn} IS NOT NULL AND ${t.doneNumber} IS NULL`),
    index('challenge_member_unannounced')
      .on(t.challengeId, t.memberId)
      .where(sql`${t.endAnnouncedAt} IS NULL`),
  ],
)

/** Races that members say they finished, with the facts by which rules count them. */
export const result = sqliteTable(
  'result',
  {
    memberId: integer('member_id')
      .notNull()
      .references(() => member.id),
    /** The race; it may be gone, the event is not. */
    raceId: integer('race_id').notNull(),
    eventId: integer('event_id')
      .notNull()
      .references(() => event.id),
    /** ISO date. */
    day: text().notNull(),
    /** Sport code of spec §9. */
    sport: integer().notNull(),
    metres: integer(),
    gain: integer(),
    country: text().notNull(),
    /** False for a race that turned out to be cancelled or virtual, or to be run in a team. */
    doesCount: integer('does_count', { mode: 'boolean' }).notNull(),
    /** Time of the member; null if not stated. */
    seconds: integer(),
    /** URL of a list of results; null without one. */
    link: text(),
    /** ISO instants of the statement, and of the last change of the event whose facts these are. */
    declaredAt: text('declared_at').notNull(),
    factsAt: text('facts_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.memberId, t.raceId] }),
    index('result_event').on(t.eventId, t.factsAt),
  ],
)

/** Certificates. One whose member left, was deleted or took a result back has no member and is gone. */
export const challengeProof = sqliteTable(
  'challenge_proof',
  {
    /** Code in its address (src/model/challenges/proof-code.ts). */
    code: text().primaryKey(),
    challengeId: integer('challenge_id')
      .notNull()
      .references(() => document.id),
    memberId: integer('member_id').references(() => member.id),
    /** ISO instant. */
    givenAt: text('given_at').notNull(),
    /** Version of the rule that was met. */
    ruleVersion: integer('rule_version').notNull(),
  },
  (t) => [uniqueIndex('challenge_proof_of').on(t.memberId, t.challengeId)],
)
