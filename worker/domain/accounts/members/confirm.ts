import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import { DomainError, FieldErrors } from '../../../../src/model/errors.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type Origin } from '../audit/record-audit.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { voidTokens } from '../tokens/tokens.ts'
import { findMember, findMemberByEmail, type MemberRow } from './find-member.ts'
import { mailToMember } from './mail-to-member.ts'
import { member } from './member.table.ts'
import { emailKey } from './names.ts'

/** The mail that asks for confirmation once more; none to who has confirmed. */
export async function sendConfirmation(db: Database, memberId: number, now: Date): Promise<void> {
  const found = await findMember(db, memberId)
  if (found === null || found.confirmedAt !== null) return
  await mailToMember(db, found, { kind: 'confirm', details: {} }, now)
}

/**
 * Corrects the address of an account that nobody has confirmed, and writes to the new one.
 * @throws FieldErrors email-taken; DomainError token-used where the account is confirmed
 */
export async function correctAddress(
  db: Database,
  memberId: number,
  email: string,
  now: Date,
): Promise<void> {
  const [taken] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.emailKey, emailKey(email)), ne(member.id, memberId)))
    .limit(1)
  if (taken !== undefined) throw new FieldErrors({ email: 'email-taken' })
  const changed = await db
    .update(member)
    .set({ email, emailKey: emailKey(email), updatedAt: now.toISOString() })
    .where(and(eq(member.id, memberId), isNull(member.confirmedAt)))
    .returning({ id: member.id })
  if (changed.length === 0) throw new DomainError('token-used')
  await sendConfirmation(db, memberId, now)
}

/** Queues the way to a new password, where an address has an account; otherwise nothing. The caller cannot tell. */
export async function forgotPassword(db: Database, email: string, now: Date): Promise<void> {
  const found = await findMemberByEmail(db, email)
  if (found === null || found.deleteAt !== null) return
  await mailToMember(db, found, { kind: 'reset', details: {} }, now)
}

/**
 * Gives a member a new password. It ends all sessions and all other links to a new password, proves the address (the
 * link was in its mailbox), and is told by mail.
 * @throws DomainError token-invalid where the account was given up
 */
export async function resetPassword(
  db: Database,
  found: MemberRow,
  passwordHash: string,
  from: Origin,
  now: Date,
): Promise<void> {
  const { id: memberId, deleteAt } = found
  if (deleteAt !== null) throw new DomainError('token-invalid')
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
    endAllSessions(db, memberId),
    voidTokens(db, memberId, now, 'reset'),
    auditEntry(db, { action: 'authn_password_change', memberId, from, detail: 'reset' }, now),
    mailToMember(db, found, { kind: 'password-changed', details: {} }, now),
  ])
}
