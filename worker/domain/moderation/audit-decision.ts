import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { audit } from '../accounts/audit/audit.table.ts'
import type { AuditAction, AuditOrigin } from '../accounts/audit/record-audit.ts'
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
  const action: AuditAction = 'sensitive_update'
  return db.insert(audit).select(
    sql`SELECT NULL, ${now.toISOString()}, ${action}, ${memberId}, ${from?.agent ?? null}, ${from?.country ?? null},
      ${from?.requestId ?? null}, ${`${kind} ${subjectId} ${what}`} WHERE ${condition}`,
  )
}
