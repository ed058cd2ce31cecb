import { lt, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { audit } from './audit.table.ts'

/** Actions of accounts, from OWASP's Logging Vocabulary Cheat Sheet. */
export type AuditAction =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_login_lock'
  | 'authn_password_change'
  | 'authn_token_created'
  | 'authn_token_revoked'
  | 'authz_fail'
  | 'authz_change'
  | 'sensitive_update'
  | 'session_created'
  | 'session_expired'
  | 'user_created'
  | 'user_updated'
  | 'user_archived'
  | 'user_deleted'

/** Origin of an action: browser, country and request. It has no network address, which the log does not need. */
export interface AuditOrigin {
  agent: string
  country: string | null
  requestId: string
}

export interface AuditEntry {
  action: AuditAction
  memberId: number | null
  from?: AuditOrigin | null
  /** One of our own words, never text that a user typed. */
  detail?: string
}

const auditRow = ({ action, memberId, from = null, detail }: AuditEntry, now: Date) => ({
  at: now.toISOString(),
  action,
  memberId,
  agent: from?.agent ?? null,
  country: from?.country ?? null,
  requestId: from?.requestId ?? null,
  detail: detail ?? null,
})

/** Statement that logs an action; batch it with the write that it reports. */
export function auditEntry(db: Database, entry: AuditEntry, now: Date) {
  return db.insert(audit).values(auditRow(entry, now))
}

/** Statement that logs an action for each row of a query. @param rest tables and condition: `FROM … WHERE …` */
export function auditEntryWhere(db: Database, entry: AuditEntry, rest: SQL, now: Date) {
  return db.insert(audit).select(selectRow(audit, auditRow(entry, now), rest))
}

/** Statement that deletes entries older than an instant. */
export function sweepAudit(db: Database, before: string) {
  return db.delete(audit).where(lt(audit.at, before))
}
