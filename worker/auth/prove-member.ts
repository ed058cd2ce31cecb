import { DomainError, FieldErrors } from '../../src/model/errors.ts'
import { freshSignInMinutes, passwordProofsLimit } from '../../src/model/limits.ts'
import type { Database } from '../db/client.ts'
import { auditEntry, type Origin } from '../domain/accounts/audit/record-audit.ts'
import { demandTurn, forgetTurns } from '../domain/accounts/limits/take-turn.ts'
import { findMember, type MemberRow } from '../domain/accounts/members/find-member.ts'
import type { SessionMember } from '../domain/accounts/sessions/sessions.ts'
import { verifyPassword } from './password.ts'

const minute = 60_000
const spanSeconds = 900

export interface Proving {
  db: Database
  pepper: string
  now: Date
  from: Origin
  member: SessionMember
}

/**
 * Makes sure that it is the member who asks, and not somebody at an open browser: by the password, or, of who has none,
 * by a sign-in of the last ten minutes. Turns are counted before anything is hashed.
 * @param field the form's name for the password
 * @throws FieldErrors required or wrong-password; DomainError too-many-requests, sign-in-again, not-signed-in
 */
export async function proveMember(
  { db, pepper, now, from, member }: Proving,
  password: string | undefined,
  field: 'password' | 'password_current',
): Promise<MemberRow> {
  const found = await findMember(db, member.id)
  if (found === null) throw new DomainError('not-signed-in')
  if (found.passwordHash === null) {
    // Also a sign-in that is yet to come is none: the clock was put back.
    const age = Math.abs(now.getTime() - member.since.getTime())
    if (age > freshSignInMinutes * minute) throw new DomainError('sign-in-again')
    return found
  }
  if (password === undefined || password === '') throw new FieldErrors({ [field]: 'required' })
  const turn = { name: 'proof', whom: String(member.id), most: passwordProofsLimit }
  await demandTurn(db, { ...turn, seconds: spanSeconds }, now)
  const { matches } = await verifyPassword(password, found.passwordHash, pepper)
  if (!matches) {
    const action = 'authn_login_fail'
    await auditEntry(db, { action, memberId: member.id, from, detail: 'profile' }, now)
    throw new FieldErrors({ [field]: 'wrong-password' })
  }
  await forgetTurns(db, turn)
  return found
}
