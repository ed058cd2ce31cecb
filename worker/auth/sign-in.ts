import { eq } from 'drizzle-orm'
import { DomainError } from '../../src/model/errors.ts'
import type { Database } from '../db/client.ts'
import { auditEntry, type Origin } from '../domain/accounts/audit/record-audit.ts'
import { holdBack, letGo, secondsHeldBack } from '../domain/accounts/limits/hold-back.ts'
import { findByIdentifier, type MemberRow } from '../domain/accounts/members/find-member.ts'
import { member } from '../domain/accounts/members/member.table.ts'
import { identifierKeys } from '../domain/accounts/members/names.ts'
import { issueToken } from '../domain/accounts/tokens/tokens.ts'
import type { HashSlot } from './hash-slots.ts'
import { hashPassword, verifyInSlot } from './password.ts'

export interface SignInContext {
  db: Database
  pepper: string
  now: Date
  from: Origin
  /** Members who have signed in with this browser before. */
  known: readonly number[]
  /** Reserved before anything was done. */
  slot: HashSlot
}

/**
 * The password was right and the account is not confirmed. Only its holder gets this far, so the answer may say so; the
 * token lets this browser ask for the mail again or correct the address.
 */
export class NotConfirmed extends DomainError {
  readonly email: string
  readonly pending: string

  constructor(email: string, pending: string) {
    super('not-confirmed')
    this.email = email
    this.pending = pending
  }
}

/** The count of failures in browsers that a member has used before: nobody else can add to it. */
const knownBrowser = (memberId: number): string => `member ${memberId}, known browser`

/** A count of failures, and whether signing in to an account ends it. */
interface Count {
  whom: string
  endsWith: (found: MemberRow) => boolean
}

/**
 * Counts of failures that a sign-in adds to. A stranger is counted by the identifier, whether it has an account or not.
 * The count of a permalink ends only when its organisation signs in: the username "a.b" has the permalink of the
 * organisation "A B", and whoever attacks one could own the other.
 */
function countsOf(found: MemberRow | null, identifier: string, known: readonly number[]): Count[] {
  if (found !== null && known.includes(found.id))
    return [{ whom: knownBrowser(found.id), endsWith: () => true }]
  const { name, organisation } = identifierKeys(identifier)
  const ofName: Count = { whom: `name ${name}`, endsWith: () => true }
  if (organisation === name || organisation === '') return [ofName]
  const isOrganisation = ({ usernameKey }: MemberRow) => usernameKey !== name
  return [ofName, { whom: `name ${organisation}`, endsWith: isOrganisation }]
}

/** Forgets the failures in browsers that a member has used: whoever has just set a password does not wait for them. */
export async function forgetFailuresOfKnown(db: Database, memberId: number): Promise<void> {
  await letGo(db, knownBrowser(memberId))
}

async function refuse(
  { db, now, from }: SignInContext,
  found: MemberRow | null,
  counts: readonly Count[],
): Promise<null> {
  await Promise.all(counts.map(({ whom }) => holdBack(db, whom, now)))
  await auditEntry(db, { action: 'authn_login_fail', memberId: found?.id ?? null, from }, now)
  return null
}

/** Says what is missing, with a token for the resend button. Nothing is sent: a mail goes out when it is asked for. */
async function refuseUnconfirmed(
  { db, now, from }: SignInContext,
  { id: memberId, email }: MemberRow,
): Promise<never> {
  const entry = { action: 'authn_login_fail', memberId, from, detail: 'not confirmed' } as const
  await auditEntry(db, entry, now)
  throw new NotConfirmed(email, await issueToken(db, { purpose: 'pending', memberId }, now))
}

/** Compares a password with that of the account; a name that nobody has costs the same work. */
async function compare(
  { db, pepper, now, known }: SignInContext,
  identifier: string,
  password: string,
) {
  const found = await findByIdentifier(db, identifier)
  const counts = countsOf(found, identifier, known)
  const waits = await Promise.all(counts.map(({ whom }) => secondsHeldBack(db, whom, now)))
  const wait = Math.max(...waits)
  if (wait > 0) throw new DomainError('too-many-requests', undefined, { retryAfter: wait })
  return { found, counts, ...(await verifyInSlot(password, found?.passwordHash ?? null, pepper)) }
}

/**
 * The member whose name and password these are, or null, which never says what was wrong: an account that is to be
 * deleted looks like a wrong password.
 * @throws NotConfirmed where only the confirmation is missing; DomainError too-many-requests, naming the seconds to wait;
 * unavailable, where too many sign in at once
 */
export async function memberOfPassword(
  context: SignInContext,
  identifier: string,
  password: string,
): Promise<MemberRow | null> {
  const { db, pepper, slot } = context
  // The queries run within the slot, too: a crowd that sends them all at once blocks the isolate as hashing does.
  const compared = await slot.run(() => compare(context, identifier.trim(), password))
  const { found, counts, matches, stale } = compared
  if (found === null || !matches || found.deleteAt !== null)
    return await refuse(context, found, counts)
  const ended = counts.filter(({ endsWith }) => endsWith(found))
  await Promise.all(ended.map(({ whom }) => letGo(db, whom)))
  if (found.confirmedAt === null) return await refuseUnconfirmed(context, found)
  if (stale) {
    const passwordHash = await hashPassword(password, pepper)
    await db.update(member).set({ passwordHash }).where(eq(member.id, found.id))
  }
  return found
}
