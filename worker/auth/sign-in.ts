import { DomainError } from '../../src/model/values/errors.ts'
import type { Database } from '../db/client.ts'
import { auditEntry, type AuditOrigin } from '../domain/accounts/audit/record-audit.ts'
import {
  backoffSeconds,
  clearSignInFailures,
  recordSignInFailure,
} from '../domain/limits/sign-in-backoff.ts'
import { findByIdentifier, type MemberRow } from '../domain/accounts/members/find-member.ts'
import { identifierKeys } from '../domain/identity-keys/identity-keys.ts'
import { updatePasswordHash } from '../domain/accounts/members/update-password-hash.ts'
import { issueToken } from '../domain/accounts/tokens/issue-token.ts'
import type { HashSlot } from './hash-slots.ts'
import { hashPassword, verifyPasswordInSlot } from './password.ts'

export interface SignInContext {
  db: Database
  pepper: string
  now: Date
  from: AuditOrigin
  /** Ids of members who have signed in with this browser before. */
  known: readonly number[]
  /** Reserved before any query. */
  slot: HashSlot
}

/**
 * A sign-in with the right password to an unconfirmed account. Only the account's owner gets this error, so it may
 * reveal the address; the token lets this browser resend the email or correct the address.
 */
export class UnconfirmedAccount extends DomainError {
  readonly email: string
  readonly pending: string

  constructor(email: string, pending: string) {
    super('not-confirmed')
    this.email = email
    this.pending = pending
  }
}

/** A sign-in with the right password to an account that its owner has closed; the token of the error keeps it. */
export class ClosedAccount extends DomainError {
  /** ISO date of the deletion. */
  readonly until: string
  readonly token: string

  constructor(until: string, token: string) {
    super('account-closed')
    this.until = until
    this.token = token
  }
}

/** Counter of failures in browsers that the member has used before; strangers cannot add to it. */
const knownBrowserCounter = (memberId: number): string => `member ${memberId}, known browser`

/** A counter of failures. */
interface FailureCounter {
  subject: string
  /** True if the sign-in of this member clears the counter. */
  isClearedBy: (found: MemberRow) => boolean
}

/**
 * Counters that a failed sign-in adds to. In an unknown browser they depend on the identifier alone, so that they do not
 * reveal if it has an account. Only the organisation's own sign-in clears the counter of a permalink: the username "a.b"
 * has the permalink of the organisation "A B", and an attacker of one could own the other.
 */
function failureCounters(
  found: MemberRow | null,
  identifier: string,
  known: readonly number[],
): FailureCounter[] {
  if (found !== null && known.includes(found.id))
    return [{ subject: knownBrowserCounter(found.id), isClearedBy: () => true }]
  const { name, organisation } = identifierKeys(identifier)
  const ofName: FailureCounter = { subject: `name ${name}`, isClearedBy: () => true }
  if (organisation === name || organisation === '') return [ofName]
  const isOrganisation = ({ usernameKey }: MemberRow) => usernameKey !== name
  return [ofName, { subject: `name ${organisation}`, isClearedBy: isOrganisation }]
}

/** Clears the failures in browsers that a member has used before, so that a new password works there without a wait. */
export async function clearKnownBrowserFailures(db: Database, memberId: number): Promise<void> {
  await clearSignInFailures(db, knownBrowserCounter(memberId))
}

async function refuse(
  { db, now, from }: SignInContext,
  found: MemberRow | null,
  counters: readonly FailureCounter[],
): Promise<null> {
  await Promise.all(counters.map(({ subject }) => recordSignInFailure(db, subject, now)))
  await auditEntry(db, { action: 'authn_login_fail', memberId: found?.id ?? null, from }, now)
  return null
}

/** Refuses the sign-in with a token for the resend button. It sends no email: the button does. */
async function refuseUnconfirmed(
  { db, now, from }: SignInContext,
  { id: memberId, email }: MemberRow,
): Promise<never> {
  const entry = { action: 'authn_login_fail', memberId, from, detail: 'not confirmed' } as const
  await auditEntry(db, entry, now)
  throw new UnconfirmedAccount(email, await issueToken(db, { purpose: 'pending', memberId }, now))
}

/** Refuses the sign-in to a blocked account; only its owner, who has the password, learns of the block. */
async function refuseBlocked(
  { db, now, from }: SignInContext,
  { id: memberId }: MemberRow,
): Promise<never> {
  await auditEntry(db, { action: 'authn_login_fail', memberId, from, detail: 'blocked' }, now)
  throw new DomainError('account-blocked')
}

/** Refuses the sign-in to a closed account; its owner, who has the password, gets the way back. */
async function refuseClosed(
  { db, now, from }: SignInContext,
  { id: memberId }: MemberRow,
  deleteAt: string,
): Promise<never> {
  await auditEntry(db, { action: 'authn_login_fail', memberId, from, detail: 'closed' }, now)
  const token = await issueToken(db, { purpose: 'undelete', memberId }, now)
  throw new ClosedAccount(deleteAt.slice(0, 10), token)
}

/** Compares a password with the account's; an unknown identifier costs the same time. */
async function verifyCredentials(
  { db, pepper, now, known }: SignInContext,
  identifier: string,
  password: string,
) {
  const found = await findByIdentifier(db, identifier)
  const counters = failureCounters(found, identifier, known)
  const waits = await Promise.all(counters.map(({ subject }) => backoffSeconds(db, subject, now)))
  const wait = Math.max(...waits)
  if (wait > 0) throw new DomainError('too-many-requests', undefined, { retryAfter: wait })
  const verified = await verifyPasswordInSlot(password, found?.passwordHash ?? null, pepper)
  return { found, counters, ...verified }
}

/**
 * The member with this identifier and password, or null without the reason.
 * @throws UnconfirmedAccount; ClosedAccount; DomainError account-blocked, too-many-requests with the seconds to wait,
 * unavailable if too many passwords are being hashed
 */
export async function signInByPassword(
  context: SignInContext,
  identifier: string,
  password: string,
): Promise<MemberRow | null> {
  const { db, pepper, slot } = context
  // Queries run within the slot, because those of a crowd, sent all at once, block the isolate as hashing does.
  const verified = await slot.run(() => verifyCredentials(context, identifier.trim(), password))
  const { found, counters, matches, stale } = verified
  const { now } = context
  const deleteAt = found?.deleteAt ?? null
  const isGone = deleteAt !== null && deleteAt <= now.toISOString()
  if (found === null || !matches || isGone) return await refuse(context, found, counters)
  const cleared = counters.filter(({ isClearedBy }) => isClearedBy(found))
  await Promise.all(cleared.map(({ subject }) => clearSignInFailures(db, subject)))
  if (found.blockedAt !== null) return await refuseBlocked(context, found)
  if (deleteAt !== null) return await refuseClosed(context, found, deleteAt)
  if (found.confirmedAt === null) return await refuseUnconfirmed(context, found)
  if (stale) await updatePasswordHash(db, found.id, await hashPassword(password, pepper))
  return found
}
