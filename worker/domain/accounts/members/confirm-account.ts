import { and, eq, exists, gt, isNotNull, isNull, sql } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { isRole, type Role } from '../../../../src/model/members/members.ts'
import type { Database } from '../../../db/client.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { linkSubscription } from '../../messages/newsletter/member-subscription.ts'
import { actionToken } from '../tokens/token.table.ts'
import { readToken } from '../tokens/redeem-token.ts'
import { findMember } from './find-member.ts'
import { member } from './member.table.ts'
import { emailKey } from '../../identity-keys/identity-keys.ts'

interface ConfirmationLink {
  token: string
  memberId: number
  /** Address that the link was sent to. */
  address: string | null
}

/**
 * Confirms the account of a link and voids all its confirmation links, in one transaction, so that a used link always
 * has confirmed its account. Of simultaneous requests one succeeds.
 * @returns the member's role
 * @throws DomainError token-invalid if the account is gone or has another address by now, without using the link;
 * token-used, token-expired
 */
export async function confirmAccount(
  db: Database,
  { token, memberId, address }: ConfirmationLink,
  from: AuditOrigin,
  now: Date,
): Promise<Role> {
  const found = await findMember(db, memberId)
  if (found === null || (address !== null && emailKey(address) !== found.emailKey))
    throw new DomainError('token-invalid')
  const at = now.toISOString()
  const isMember = and(eq(member.id, memberId), eq(member.emailKey, found.emailKey))
  const isOpen = and(
    eq(actionToken.memberId, memberId),
    eq(actionToken.purpose, 'confirm'),
    isNull(actionToken.usedAt),
  )
  const link = and(isOpen, eq(actionToken.hash, await sha256(token)), gt(actionToken.expiresAt, at))
  const [rows] = await db.batch([
    db
      .update(member)
      .set({ confirmedAt: sql`coalesce(${member.confirmedAt}, ${at})`, updatedAt: at })
      .where(
        and(isMember, exists(db.select({ hash: actionToken.hash }).from(actionToken).where(link))),
      )
      .returning({ role: member.role }),
    db
      .update(actionToken)
      .set({ usedAt: at })
      .where(
        and(
          isOpen,
          exists(
            db
              .select({ id: member.id })
              .from(member)
              .where(and(isMember, isNotNull(member.confirmedAt))),
          ),
        ),
      ),
    linkSubscription(db, found.email),
  ])
  const role = rows[0]?.role
  if (!isRole(role)) {
    await readToken(db, token, ['confirm'], now)
    throw new DomainError('token-used')
  }
  await auditEntry(db, { action: 'user_updated', memberId, from, detail: 'confirmed' }, now)
  return role
}
