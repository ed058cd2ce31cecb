import { and, eq, isNull } from 'drizzle-orm'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { DomainError, FieldErrors } from '../../../../src/model/errors.ts'
import type { Database } from '../../../db/client.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { auditEntry, type Origin } from '../audit/record-audit.ts'
import { queueMail } from '../../messages/mail/queue-mail.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { issueToken, voidTokens } from '../tokens/tokens.ts'
import { mailToMember } from './mail-to-member.ts'
import { member } from './member.table.ts'
import { emailKey } from './names.ts'

/**
 * Asks whether an address belongs to the member who wants it: a link is sent there, and the address stays as it is
 * until the link is opened. Where somebody else has the address nothing is sent, and nobody can tell: a token that
 * nobody knows is kept either way, so that the address is shown as pending; the mail's own takes its place.
 * @throws FieldErrors { email: 'email-taken' } for the address that the member has
 */
export async function askForEmail(
  db: Database,
  asking: { id: number; email: string; locale: Locale },
  address: string,
  from: Origin,
  now: Date,
): Promise<void> {
  if (address === asking.email) throw new FieldErrors({ email: 'email-taken' })
  await issueToken(db, { purpose: 'email', memberId: asking.id, address }, now)
  const noted = auditEntry(
    db,
    { action: 'authn_token_created', memberId: asking.id, from, detail: 'email' },
    now,
  )
  const [holder] = await db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.emailKey, emailKey(address)))
  if (holder !== undefined && holder.id !== asking.id) {
    await noted
    return
  }
  const { id: memberId, locale } = asking
  await db.batch([
    queueMail(db, { kind: 'email-change', details: {}, memberId, address, locale }, now),
    noted,
  ])
}

/**
 * Gives a member the address that was proved. All sessions and links under way end, and the address until now is told.
 * @throws DomainError token-invalid where somebody else has the address meanwhile, or the member is gone
 */
export async function changeEmail(
  db: Database,
  { memberId, address }: { memberId: number; address: string },
  now: Date,
  from: Origin | null = null,
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
      endAllSessions(db, memberId),
      // What lies in the old mailbox opens nothing any more.
      voidTokens(db, memberId, now),
      mailToMember(db, before, { kind: 'address-changed', details: {} }, now),
      auditEntry(db, { action: 'user_updated', memberId, from, detail: 'email' }, now),
    ])
  } catch (error) {
    // The batch is one transaction: whoever comes second to an address has changed nothing.
    if (isUniqueViolation(error)) throw new DomainError('token-invalid')
    throw error
  }
}
