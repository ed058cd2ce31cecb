import { eq } from 'drizzle-orm'
import { DomainError } from '../../src/model/errors.ts'
import type { Database } from '../db/client.ts'
import { auditEntry, type Origin } from '../domain/accounts/audit/record-audit.ts'
import { holdBack, letGo, secondsHeldBack } from '../domain/accounts/limits/hold-back.ts'
import { takeTurn } from '../domain/accounts/limits/take-turn.ts'
import { findByIdentifier, type MemberRow } from '../domain/accounts/members/find-member.ts'
import { mailToMember } from '../domain/accounts/members/mail-to-member.ts'
import { member } from '../domain/accounts/members/member.table.ts'
import { hashPassword, verifyPassword, type HashTurn } from './password.ts'

export interface SignInContext {
  db: Database
  pepper: string
  now: Date
  from: Origin
  /** Members who have signed in with this browser before. */
  known: readonly number[]
  /** The turn to hash, which was taken before anything was done. */
  turn: HashTurn
}

/** Seconds between two mails to somebody who signs in before the address is confirmed. */
const remindSeconds = 600

/**
 * Whose failures are counted together. A browser that its member has used before has a count of its own, so that
 * nobody is kept out of their account by what others try.
 */
const countedAs = (
  found: MemberRow | null,
  identifier: string,
  known: readonly number[],
): string => {
  if (found === null) return `name ${identifier.normalize('NFKC').toLowerCase()}`
  return known.includes(found.id) ? `member ${found.id}, known browser` : `member ${found.id}`
}

async function refuse(
  { db, now, from }: SignInContext,
  found: MemberRow | null,
  whom: string,
): Promise<null> {
  await holdBack(db, whom, now)
  await auditEntry(db, { action: 'authn_login_fail', memberId: found?.id ?? null, from }, now)
  return null
}

/** The mail of the registration once more, for who knows the password and has not confirmed; nobody else learns of it. */
async function remind({ db, now }: SignInContext, found: MemberRow): Promise<void> {
  const turn = { name: 'remind', whom: String(found.id), most: 1, seconds: remindSeconds }
  if (!(await takeTurn(db, turn, now))) return
  await mailToMember(db, found, { kind: 'confirm', details: {} }, now)
}

/**
 * The member whose name and password these are, or null, which never says what was wrong: a name that nobody has costs
 * the same work, and an account that is not confirmed or is to be deleted looks like a wrong password.
 * @throws DomainError too-many-requests, naming the seconds to wait; unavailable, where too many sign in at once
 */
export async function memberOfPassword(
  context: SignInContext,
  identifier: string,
  password: string,
): Promise<MemberRow | null> {
  const { db, now, pepper, turn } = context
  // A crowd does its work one by one.
  await turn()
  const found = await findByIdentifier(db, identifier.trim())
  const whom = countedAs(found, identifier.trim(), context.known)
  const wait = await secondsHeldBack(db, whom, now)
  if (wait > 0) throw new DomainError('too-many-requests', undefined, { retryAfter: wait })
  const { matches, stale } = await verifyPassword(
    password,
    found?.passwordHash ?? null,
    pepper,
    turn,
  )
  if (found === null || !matches) return await refuse(context, found, whom)
  if (found.confirmedAt === null) {
    await remind(context, found)
    return await refuse(context, found, whom)
  }
  if (found.deleteAt !== null) return await refuse(context, found, whom)
  await letGo(db, whom)
  if (stale) {
    const passwordHash = await hashPassword(password, pepper)
    await db.update(member).set({ passwordHash }).where(eq(member.id, found.id))
  }
  return found
}
