import type { Database } from '../../../db/client.ts'
import { auditEntry } from '../audit/record-audit.ts'
import { memberRow, newId, writeMember, type NewMember } from './write-member.ts'

/**
 * Writes a member whom an operator vouches for: confirmed at once, in any role, and without a mail. For organisers the
 * organisation is written, too.
 * @throws FieldErrors username-taken, email-taken, organisation-name-taken
 */
export async function createConfirmed(
  db: Database,
  names: NewMember,
  passwordHash: string,
  now: Date,
): Promise<number> {
  const id = newId()
  const detail = `${names.role} by operator`
  await writeMember(db, names, memberRow(id, names, { isConfirmed: true, passwordHash }, now), [
    auditEntry(db, { action: 'user_created', memberId: id, detail }, now),
  ])
  return id
}
