import type { RegistrationRole } from '../../../../src/model/members/members.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { mailToMember } from './mail-to-member.ts'
import { memberRow, newId, writeMember, type NewMember } from './write-member.ts'

/**
 * Registers an unconfirmed member and queues the email with the confirmation link.
 * @throws FieldErrors username-taken, email-taken, organisation-name-taken
 */
export async function register(
  db: Database,
  names: NewMember & { role: RegistrationRole },
  passwordHash: string,
  from: AuditOrigin,
  now: Date,
): Promise<number> {
  const id = newId()
  const { role, email, locale } = names
  await writeMember(db, names, memberRow(id, names, { isConfirmed: false, passwordHash }, now), [
    mailToMember(db, { id, email, locale }, { kind: 'confirm', details: {} }, now),
    auditEntry(db, { action: 'user_created', memberId: id, from, detail: role }, now),
  ])
  return id
}
