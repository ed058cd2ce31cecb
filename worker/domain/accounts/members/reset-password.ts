import { eq, sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { linkSubscription } from '../../messages/newsletter/member-subscription.ts'
import { endAllSessions } from '../sessions/end-session.ts'
import { voidTokens } from '../tokens/void-tokens.ts'
import type { MemberRow } from './find-member.ts'
import { mailToMember } from './mail-to-member.ts'
import { member } from './member.table.ts'

/**
 * Sets a new password by an emailed link, which also confirms the address. Ends all sessions and voids all other reset
 * links; an email notifies the member.
 * @throws DomainError token-invalid if the account is scheduled for deletion
 */
export async function resetPassword(
  db: Database,
  found: MemberRow,
  passwordHash: string,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const { id: memberId, deleteAt, blockedAt } = found
  if (deleteAt !== null || blockedAt !== null) throw new DomainError('token-invalid')
  const at = now.toISOString()
  await db.batch([
    db
      .update(member)
      .set({
        passwordHash,
        confirmedAt: sql`coalesce(${member.confirmedAt}, ${at})`,
        updatedAt: at,
      })
      .where(eq(member.id, memberId)),
    linkSubscription(db, found.email),
    endAllSessions(db, memberId),
    voidTokens(db, memberId, now, 'reset'),
    auditEntry(db, { action: 'authn_password_change', memberId, from, detail: 'reset' }, now),
    mailToMember(db, found, { kind: 'password-changed', details: {} }, now),
  ])
}
