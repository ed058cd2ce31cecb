import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { auditEntryWhere, type AuditOrigin } from '../accounts/audit/record-audit.ts'
import type { ItemRow } from './find-item.ts'

/** The moderator who acts. */
export interface Moderator {
  /** Null for an operator in the terminal. */
  memberId: number | null
  from: AuditOrigin | null
}

/** Statement that logs what a moderator did with an item, if a condition holds. */
export function auditDecision(
  db: Database,
  { kind, subjectId }: Pick<ItemRow, 'kind' | 'subjectId'>,
  { memberId, from }: Moderator,
  what: string,
  condition: SQL,
  now: Date,
) {
  const detail = `${kind} ${subjectId} ${what}`
  const entry = { action: 'sensitive_update', memberId, from, detail } as const
  return auditEntryWhere(db, entry, sql`WHERE ${condition}`, now)
}
