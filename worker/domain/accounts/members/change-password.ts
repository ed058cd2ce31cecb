import { and, eq } from 'drizzle-orm'
import { FieldErrors } from '../../../../src/model/errors.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type Origin } from '../audit/record-audit.ts'
import { endAllSessions, type SessionMember } from '../sessions/sessions.ts'
import { voidTokens } from '../tokens/tokens.ts'
import { mailToMember } from './mail-to-member.ts'
import { member } from './member.table.ts'

export interface PasswordChange {
  /** Who asks. The session it is done with is the only one that goes on. */
  asking: SessionMember
  /** The hash that the current password was checked against. */
  before: string
  after: string
}

/**
 * Puts a new password in the place of the one that was checked. All other sessions end, links to a new password that
 * are under way are void, and the member is told by mail; all in one batch.
 * @throws FieldErrors { password_current: 'wrong-password' } where another request has changed it meanwhile
 */
export async function changePassword(
  db: Database,
  { asking, before, after }: PasswordChange,
  from: Origin,
  now: Date,
): Promise<void> {
  const { id: memberId, session } = asking
  const [changed] = await db.batch([
    db
      .update(member)
      .set({ passwordHash: after, updatedAt: now.toISOString() })
      .where(and(eq(member.id, memberId), eq(member.passwordHash, before)))
      .returning({ id: member.id }),
    endAllSessions(db, memberId, session),
    voidTokens(db, memberId, now, 'reset'),
    mailToMember(db, asking, { kind: 'password-changed', details: {} }, now),
    auditEntry(db, { action: 'authn_password_change', memberId, from }, now),
  ])
  if (changed.length === 0) throw new FieldErrors({ password_current: 'wrong-password' })
}
