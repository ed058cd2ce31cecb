import { and, eq, exists, isNotNull } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { googleIdentity } from './identity-claims.ts'
import { identity, member } from './member.table.ts'

/**
 * Deletes the connection with Google. One statement checks for a password and deletes, so that every member can still
 * sign in.
 * @throws DomainError conflict naming `password` if the member has none; not-found if no Google account is connected
 */
export async function disconnectGoogle(
  db: Database,
  memberId: number,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  const connected = and(eq(identity.memberId, memberId), eq(identity.provider, googleIdentity))
  const withPassword = db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.id, memberId), isNotNull(member.passwordHash)))
  const [removed, [left]] = await db.batch([
    db
      .delete(identity)
      .where(and(connected, exists(withPassword)))
      .returning({ subject: identity.subject }),
    db.select({ subject: identity.subject }).from(identity).where(connected),
  ])
  if (left !== undefined) throw new DomainError('conflict', 'password')
  if (removed.length === 0) throw new DomainError('not-found')
  await auditEntry(db, { action: 'authn_token_revoked', memberId, from, detail: 'google' }, now)
}
