import { and, eq, isNull, sql } from 'drizzle-orm'
import { readMailAddress } from '../../../../src/model/mail-address.ts'
import type { Database } from '../../../db/client.ts'
import { isUniqueViolation } from '../../../db/is-unique-violation.ts'
import { auditEntry, type Origin } from '../audit/record-audit.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { findMemberByEmail, type MemberRow } from './find-member.ts'
import { google, runsMailbox, type IdentityClaims } from './identity-claims.ts'
import { joinByIdentity, type Newcomer } from './join-by-identity.ts'
import { identity, member } from './member.table.ts'

export type IdentityOutcome =
  | { signedIn: { id: number; isNew: boolean } }
  /** There is an account of this address, and who comes has to prove by its password that it is theirs. */
  | { ask: 'password' }
  | { refused: 'email-unverified' | 'closed' }

/** Whose account a subject opens; null for one that nobody has connected. */
async function findSubject(db: Database, subject: string): Promise<MemberRow | null> {
  const [row] = await db
    .select({ member })
    .from(identity)
    .innerJoin(member, eq(member.id, identity.memberId))
    .where(and(eq(identity.provider, google), eq(identity.subject, subject)))
    .limit(1)
  return row?.member ?? null
}

/**
 * Connects a subject with a member who has no other account of Google.
 * @returns false where the member has one
 * @throws where the subject is connected already
 */
async function connect(
  db: Database,
  { subject, email }: IdentityClaims,
  memberId: number,
  from: Origin | null,
  now: Date,
): Promise<boolean> {
  const at = now.toISOString()
  const hasOne = db
    .select({ one: sql`1` })
    .from(identity)
    .where(and(eq(identity.provider, google), eq(identity.memberId, memberId)))
  const [written] = await db.batch([
    db
      .insert(identity)
      .select(
        sql`SELECT ${google}, ${subject}, ${memberId}, ${email}, ${at} WHERE NOT EXISTS ${hasOne}`,
      )
      .returning({ subject: identity.subject }),
    auditEntry(db, { action: 'user_updated', memberId, from, detail: 'google' }, now),
  ])
  return written.length > 0
}

/**
 * An account that nobody has confirmed: whoever registered it may have typed somebody else's address, in wait for its
 * holder. Its password opens nothing any more; where Google runs the mailbox, the address is proved by that.
 */
async function disarm(
  db: Database,
  claims: IdentityClaims,
  { id }: MemberRow,
  from: Origin | null,
  now: Date,
): Promise<IdentityOutcome | null> {
  const at = now.toISOString()
  const proved = runsMailbox(claims)
  const { firstName, lastName, subject, email } = claims
  const names = firstName === '' ? {} : { firstName, lastName }
  const unconfirmed = and(eq(member.id, id), isNull(member.confirmedAt))
  const voided = db
    .update(member)
    .set({
      passwordHash: null,
      updatedAt: at,
      ...(proved ? { confirmedAt: at, ...names } : {}),
    })
    .where(unconfirmed)
  const noted = auditEntry(
    db,
    { action: 'authn_token_revoked', memberId: id, from, detail: 'google' },
    now,
  )
  if (!proved) {
    await db.batch([voided, endAllSessions(db, id), noted])
    return { ask: 'password' }
  }
  // The address is confirmed in the same transaction as the account is connected, and only while nobody else has done it.
  const [connected] = await db.batch([
    db
      .insert(identity)
      .select(
        sql`SELECT ${google}, ${subject}, ${id}, ${email}, ${at} FROM ${member} WHERE ${unconfirmed}`,
      )
      .returning({ subject: identity.subject }),
    voided,
    endAllSessions(db, id),
    noted,
  ])
  return connected.length > 0 ? { signedIn: { id, isNew: true } } : null
}

/** One look and one write; null where another request has written in between. */
async function attempt(
  db: Database,
  claims: IdentityClaims,
  newcomer: Newcomer,
  now: Date,
  round: number,
): Promise<IdentityOutcome | null> {
  const known = await findSubject(db, claims.subject)
  if (known !== null) {
    const open = known.deleteAt === null && known.confirmedAt !== null
    return open ? { signedIn: { id: known.id, isNew: false } } : { refused: 'closed' }
  }
  if (!claims.emailVerified || readMailAddress(claims.email) === null)
    return { refused: 'email-unverified' }
  const holder = await findMemberByEmail(db, claims.email)
  if (holder === null) {
    const id = await joinByIdentity(db, claims, newcomer, now, round)
    return id === null ? null : { signedIn: { id, isNew: true } }
  }
  if (holder.deleteAt !== null) return { refused: 'closed' }
  if (holder.confirmedAt === null) return await disarm(db, claims, holder, newcomer.from, now)
  if (!runsMailbox(claims)) return { ask: 'password' }
  const connected = await connect(db, claims, holder.id, newcomer.from, now)
  return connected ? { signedIn: { id: holder.id, isNew: false } } : { ask: 'password' }
}

const rounds = 6

/**
 * Which member an account of Google signs in. Its subject is the only key; the address decides only where the subject is
 * new, and never over a password that somebody has proved. Of requests at the same time one writes, the others find what
 * it wrote.
 * @throws Error where others have written in between again and again
 */
export async function memberOfIdentity(
  db: Database,
  claims: IdentityClaims,
  newcomer: Newcomer,
  now: Date,
): Promise<IdentityOutcome> {
  for (let round = 0; round < rounds; round += 1) {
    try {
      const outcome = await attempt(db, claims, newcomer, now, round)
      if (outcome !== null) return outcome
    } catch (error) {
      if (!isUniqueViolation(error)) throw error
    }
  }
  throw new Error('A first sign-in found its names taken each time.')
}

/**
 * Connects an account of Google with the member who is signed in and has just proved the password.
 * @returns 'taken' where another member has connected it, 'another' where this member has a different one
 */
export async function connectIdentity(
  db: Database,
  claims: IdentityClaims,
  memberId: number,
  from: Origin | null,
  now: Date,
): Promise<'connected' | 'taken' | 'another'> {
  const known = await findSubject(db, claims.subject)
  if (known !== null) return known.id === memberId ? 'connected' : 'taken'
  try {
    return (await connect(db, claims, memberId, from, now)) ? 'connected' : 'another'
  } catch (error) {
    if (isUniqueViolation(error)) return 'taken'
    throw error
  }
}
