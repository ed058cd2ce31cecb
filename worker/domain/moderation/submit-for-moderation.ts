import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { ModerationKind } from '../../../src/model/community/moderation.ts'
import type { Database } from '../../db/client.ts'
import { selectRow } from '../../db/select-row.ts'
import { moderationItem } from './moderation-item.table.ts'

export interface Submission {
  kind: ModerationKind
  /** Query with one column that selects the subject's id, or no row if the write of the batch did nothing. */
  subject: SQL
  /** The author; null for a text without an account. */
  memberId: number | null
  /** `networkOfRequest` of the request; null if unknown. */
  network: string | null
  /** True for a text that its author cannot change: a repeated submission leaves the item as it is. */
  isFinal?: boolean
}

/**
 * Statement that puts a subject into the inbox, or back into it after a change. Batch it after the write of the subject:
 * `SELECT id FROM review WHERE …`. A changed text is submitted anew and waits anew.
 */
export function submitForModeration(
  db: Database,
  { kind, subject, memberId, network, isFinal = false }: Submission,
  now: Date,
) {
  const submittedAt = now.toISOString()
  const item = { kind, subjectId: sql`subject.id`, memberId, submittedAt, network, ...waiting }
  const rest = sql`FROM (SELECT (${subject}) AS id) subject WHERE subject.id IS NOT NULL`
  const statement = db.insert(moderationItem).select(selectRow(moderationItem, item, rest))
  if (isFinal) return statement.onConflictDoNothing({ target })
  return statement.onConflictDoUpdate({ target, set: { ...waiting, submittedAt, network } })
}

const target = [moderationItem.kind, moderationItem.subjectId]

/** State of an item that was neither judged nor opened, and about which nothing was asked. */
const waiting = {
  state: 'waiting',
  decisionId: null,
  decidedBy: null,
  decidedAt: null,
  reason: null,
  answer: null,
  askedAt: null,
  openedBy: null,
  openedAt: null,
}

/**
 * Statement that takes a subject out of the inbox and forgets how it was judged, for the batch that deletes it.
 * @param subject query with one column that selects ids of subjects; run it before they are deleted
 */
export function withdrawFromModeration(db: Database, kind: ModerationKind, subject: SQL) {
  return db
    .delete(moderationItem)
    .where(and(eq(moderationItem.kind, kind), sql`${moderationItem.subjectId} IN (${subject})`))
}
