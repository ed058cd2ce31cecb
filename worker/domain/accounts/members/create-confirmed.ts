import type { Database } from '../../../db/client.ts'
import { auditEntry } from '../audit/record-audit.ts'
import { linkSubscription } from '../../messages/newsletter/member-subscription.ts'
import { memberRow, newId, writeMember, type NewMember } from './write-member.ts'

/**
 * Creates a member for an operator: confirmed at once, in any role, without an email. For organisers it creates the
 * organisation as well.
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
    linkSubscription(db, names.email),
  ])
  return id
}
