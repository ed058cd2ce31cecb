import { and, eq } from 'drizzle-orm'
import { FieldErrors } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { endAllSessions } from '../sessions/end-session.ts'
import type { SessionMember } from '../sessions/find-session.ts'
import { voidTokens } from '../tokens/void-tokens.ts'
import { mailToMember } from './mail-to-member.ts'
import { member } from './member.table.ts'

export interface PasswordChange {
  /** The member, whose current session is the only one to continue. */
  member: SessionMember
  /** Hash that the current password was verified against. */
  before: string
  /** Hash of the new password. */
  after: string
}

/**
 * Replaces a verified password. In the same batch all other sessions end, reset links are voided and an email to the
 * member is queued.
 * @throws FieldErrors { password_current: 'wrong-password' } if another request has changed it meanwhile
 */
export async function changePassword(
  db: Database,
  { member: owner, before, after }: PasswordChange,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const { id: memberId, session } = owner
  const [changed] = await db.batch([
    db
      .update(member)
      .set({ passwordHash: after, updatedAt: now.toISOString() })
      .where(and(eq(member.id, memberId), eq(member.passwordHash, before)))
      .returning({ id: member.id }),
    endAllSessions(db, memberId, session),
    voidTokens(db, memberId, now, 'reset'),
    mailToMember(db, owner, { kind: 'password-changed', details: {} }, now),
    auditEntry(db, { action: 'authn_password_change', memberId, from }, now),
  ])
  if (changed.length === 0) throw new FieldErrors({ password_current: 'wrong-password' })
}
