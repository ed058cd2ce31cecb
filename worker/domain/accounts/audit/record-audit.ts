import { lt } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { audit } from './audit.table.ts'

/** Words of OWASP's Logging Vocabulary Cheat Sheet, as far as accounts need them. */
export type AuditAction =
  | 'authn_login_success'
  | 'authn_login_fail'
  | 'authn_login_lock'
  | 'authn_password_change'
  | 'authn_token_created'
  | 'authn_token_revoked'
  | 'authz_fail'
  | 'authz_change'
  | 'session_created'
  | 'session_expired'
  | 'user_created'
  | 'user_updated'
  | 'user_archived'
  | 'user_deleted'

/** From where something was done; without an address, which would tell more than is needed. */
export interface AuditOrigin {
  agent: string
  country: string | null
  requestId: string
}

export interface AuditEntry {
  action: AuditAction
  memberId: number | null
  from?: AuditOrigin | null
  /** A word of ours: never what somebody typed. */
  detail?: string
}

/** A statement that notes what happened; batch it with the write that made it happen. */
export function auditEntry(db: Database, entry: AuditEntry, now: Date) {
  const { action, memberId, from = null, detail = null } = entry
  return db.insert(audit).values({
    at: now.toISOString(),
    action,
    memberId,
    agent: from?.agent ?? null,
    country: from?.country ?? null,
    requestId: from?.requestId ?? null,
    detail,
  })
}

/** Takes away what is older than an instant. A statement, for a batch. */
export function sweepAudit(db: Database, before: string) {
  return db.delete(audit).where(lt(audit.at, before))
}
