import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import { member } from '../accounts/members/member.table.ts'

/** Submissions that moderators decide: one row per subject, for as long as the subject exists. */
export const moderationItem = sqliteTable(
  'moderation_item',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Noun of the subject (src/model/community/moderation.ts). */
    kind: text().notNull(),
    /** Id of the subject in the table of its noun. */
    subjectId: integer('subject_id').notNull(),
    /** The author; null for a text without an account. */
    memberId: integer('member_id').references(() => member.id),
    /** ISO instant. A text that is changed is submitted again, so it also names the version that was read. */
    submittedAt: text('submitted_at').notNull(),
    /** waiting, approved or rejected. */
    state: text().notNull(),
    /** Random id of the decision, for its statements and its email; null while the item waits. */
    decisionId: text('decision_id').unique(),
    /** Moderator; null for a decision in the terminal. After the end of that account no row has this id. */
    decidedBy: integer('decided_by'),
    /** ISO instant. */
    decidedAt: text('decided_at'),
    /** Reason of a rejection (src/model/community/moderation.ts). */
    reason: text(),
    /** Text of the moderator to the author. */
    answer: text(),
    /** ISO instant at which a moderator asked for a second opinion. */
    askedAt: text('asked_at'),
    /** Moderator who read the item last, as in `decidedBy`. */
    openedBy: integer('opened_by'),
    openedAt: text('opened_at'),
    /** Keyed hash of the network that the text came from, deleted after 30 days. */
    network: text(),
  },
  (table) => [
    unique('moderation_item_subject').on(table.kind, table.subjectId),
    index('moderation_item_waiting').on(table.state, table.submittedAt),
    index('moderation_item_of').on(table.memberId),
    index('moderation_item_network')
      .on(table.network)
      .where(sql`${table.network} IS NOT NULL`),
  ],
)
