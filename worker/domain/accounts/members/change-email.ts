import { and, eq, isNull } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { moveSubscription } from '../../messages/newsletter/member-subscription.ts'
import { endAllSessions } from '../sessions/end-session.ts'
import { voidTokens } from '../tokens/void-tokens.ts'
import { mailToMember } from './mail-to-member.ts'
import { member } from './member.table.ts'
import { emailKey } from '../../identity-keys/identity-keys.ts'

/**
 * Changes a member's address to a confirmed one. Ends all sessions and voids all links; an email notifies the former
 * address.
 * @throws DomainError token-invalid if another account has taken the address meanwhile, or the account is gone
 */
export async function changeEmail(
  db: Database,
  { memberId, address }: { memberId: number; address: string },
  now: Date,
  from: AuditOrigin | null = null,
): Promise<void> {
  const key = emailKey(address)
  const [before] = await db
    .select({ id: member.id, email: member.email, locale: member.locale })
    .from(member)
    .where(and(eq(member.id, memberId), isNull(member.deleteAt)))
  if (before === undefined) throw new DomainError('token-invalid')
  try {
    await db.batch([
      db
        .update(member)
        .set({ email: address, emailKey: key, updatedAt: now.toISOString() })
        .where(eq(member.id, memberId)),
      ...moveSubscription(db, { id: memberId, email: address }),
      endAllSessions(db, memberId),
      // Links in the former mailbox must not open the account.
      voidTokens(db, memberId, now),
      mailToMember(db, before, { kind: 'address-changed', details: {} }, now),
      auditEntry(db, { action: 'user_updated', memberId, from, detail: 'email' }, now),
    ])
  } catch (error) {
    // The batch is one transaction, so of two requests for one address the second changes nothing.
    if (isUniqueViolation(error)) throw new DomainError('token-invalid')
    throw error
  }
}
