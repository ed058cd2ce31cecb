import { and, eq, isNull, sql } from 'drizzle-orm'
import { readMailAddress } from '../../../../src/model/members/mail-address.ts'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { linkSubscription } from '../../messages/newsletter/member-subscription.ts'
import { endAllSessions } from '../sessions/end-session.ts'
import { findBySubject, insertIdentity } from './connect-identity.ts'
import { findMemberByEmail, type MemberRow } from './find-member.ts'
import { googleIdentity, runsMailbox, type IdentityClaims } from './identity-claims.ts'
import { identity, member } from './member.table.ts'
import { registerByIdentity, type Newcomer } from './register-by-identity.ts'

export type IdentityOutcome =
  | { signedIn: { id: number; isNew: boolean } }
  /** The address has an account, whose password is required. */
  | { needsPassword: true }
  | { refused: 'email-unverified' | 'closed' }

/**
 * Takes over an unconfirmed account with the address of a Google account. Its password is removed, because a stranger may
 * have registered the address to wait for its owner. If Google runs the mailbox, the address is confirmed by that.
 * @returns null if another request has confirmed the account meanwhile
 */
async function claimUnconfirmed(
  db: Database,
  claims: IdentityClaims,
  { id, email: address }: MemberRow,
  from: AuditOrigin | null,
  now: Date,
): Promise<IdentityOutcome | null> {
  const at = now.toISOString()
  const isProved = runsMailbox(claims)
  const { firstName, lastName, subject, email } = claims
  const names = firstName === '' ? {} : { firstName, lastName }
  const unconfirmed = and(eq(member.id, id), isNull(member.confirmedAt))
  const withoutPassword = db
    .update(member)
    .set({
      passwordHash: null,
      updatedAt: at,
      ...(isProved ? { confirmedAt: at, ...names } : {}),
    })
    .where(unconfirmed)
  const entry = auditEntry(
    db,
    { action: 'authn_token_revoked', memberId: id, from, detail: 'google' },
    now,
  )
  if (!isProved) {
    await db.batch([withoutPassword, endAllSessions(db, id), entry])
    return { needsPassword: true }
  }
  // One transaction confirms the address and connects the account, only while it is still unconfirmed.
  const [connected] = await db.batch([
    db
      .insert(identity)
      .select(
        selectRow(
          identity,
          { provider: googleIdentity, subject, memberId: id, email, createdAt: at },
          sql`FROM ${member} WHERE ${unconfirmed}`,
        ),
      )
      .returning({ subject: identity.subject }),
    withoutPassword,
    linkSubscription(db, address),
    endAllSessions(db, id),
    entry,
  ])
  return connected.length > 0 ? { signedIn: { id, isNew: true } } : null
}

/** Reads and writes once; null if another request has written in between. */
async function attemptSignIn(
  db: Database,
  claims: IdentityClaims,
  newcomer: Newcomer,
  now: Date,
  round: number,
): Promise<IdentityOutcome | null> {
  const known = await findBySubject(db, claims.subject)
  if (known !== null) {
    const isOpen = known.deleteAt === null && known.blockedAt === null && known.confirmedAt !== null
    return isOpen ? { signedIn: { id: known.id, isNew: false } } : { refused: 'closed' }
  }
  if (!claims.emailVerified || readMailAddress(claims.email) === null)
    return { refused: 'email-unverified' }
  const holder = await findMemberByEmail(db, claims.email)
  if (holder === null) {
    const id = await registerByIdentity(db, claims, newcomer, now, round)
    return id === null ? null : { signedIn: { id, isNew: true } }
  }
  if (holder.deleteAt !== null) return { refused: 'closed' }
  if (holder.confirmedAt === null)
    return await claimUnconfirmed(db, claims, holder, newcomer.from, now)
  if (!runsMailbox(claims)) return { needsPassword: true }
  const connected = await insertIdentity(db, claims, holder.id, newcomer.from, now)
  return connected ? { signedIn: { id: holder.id, isNew: false } } : { needsPassword: true }
}

const maxAttempts = 6

/**
 * Signs in the member of a Google account, or registers one. The subject identifies the account; the address matters
 * only for a new subject and never replaces a confirmed password. Of simultaneous requests one writes, and the others
 * find what it wrote.
 * @throws Error if other requests have written in between each time
 */
export async function signInByIdentity(
  db: Database,
  claims: IdentityClaims,
  newcomer: Newcomer,
  now: Date,
): Promise<IdentityOutcome> {
  for (let round = 0; round < maxAttempts; round += 1) {
    try {
      const outcome = await attemptSignIn(db, claims, newcomer, now, round)
      if (outcome !== null) return outcome
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
  throw new Error(`Registration by Google found its names taken in ${maxAttempts} attempts.`)
}
