import { DomainError, FieldErrors } from '../../src/model/values/errors.ts'
import { freshSignInMinutes, passwordProofsLimit } from '../../src/model/values/limits.ts'
import type { Database } from '../db/client.ts'
import { auditEntry, type AuditOrigin } from '../domain/accounts/audit/record-audit.ts'
import { enforceRateLimit, resetRateLimit } from '../domain/limits/rate-limit.ts'
import { findMember, type MemberRow } from '../domain/accounts/members/find-member.ts'
import type { SessionMember } from '../domain/accounts/sessions/find-session.ts'
import { verifyPassword } from './password.ts'

const minute = 60_000
const windowSeconds = 900

export interface Reauthentication {
  db: Database
  pepper: string
  now: Date
  from: AuditOrigin
  member: SessionMember
}

/**
 * Protects sensitive changes in an unattended browser: requires the password or, for a member without one, a sign-in
 * within the last ten minutes. Attempts are counted before anything is hashed.
 * @param field name of the password's field in the form
 * @throws FieldErrors required, wrong-password; DomainError too-many-requests, sign-in-again, not-signed-in
 */
export async function reauthenticate(
  { db, pepper, now, from, member }: Reauthentication,
  password: string | undefined,
  field: 'password' | 'password_current',
): Promise<MemberRow> {
  const found = await findMember(db, member.id)
  if (found === null) throw new DomainError('not-signed-in')
  if (found.passwordHash === null) {
    // A sign-in in the future, possible after the clock was set back, is not fresh either.
    const age = Math.abs(now.getTime() - member.since.getTime())
    if (age > freshSignInMinutes * minute) throw new DomainError('sign-in-again')
    return found
  }
  if (password === undefined || password === '') throw new FieldErrors({ [field]: 'required' })
  const attempts = { name: 'proof', subject: String(member.id), limit: passwordProofsLimit }
  await enforceRateLimit(db, { ...attempts, seconds: windowSeconds }, now)
  const { matches } = await verifyPassword(password, found.passwordHash, pepper)
  if (!matches) {
    const action = 'authn_login_fail'
    await auditEntry(db, { action, memberId: member.id, from, detail: 'profile' }, now)
    throw new FieldErrors({ [field]: 'wrong-password' })
  }
  await resetRateLimit(db, attempts)
  return found
}
