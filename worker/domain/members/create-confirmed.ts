import { FieldErrors } from '../../../src/model/errors.ts'
import type { Role } from '../../../src/model/members.ts'
import type { Database } from '../../db/client.ts'
import { auditEntry } from '../audit/record-audit.ts'
import { member } from './member.table.ts'
import { emailKey, usernameKey } from './names.ts'
import { newId, organisationOf, takenNames, type NewMember } from './register.ts'

/**
 * Writes a member whom an operator vouches for: confirmed at once, in any role, and without a mail. For organisers the
 * organisation is written, too.
 * @throws FieldErrors username-taken, email-taken, organisation-name-taken
 */
export async function createConfirmed(
  db: Database,
  {
    role,
    username,
    firstname,
    lastname,
    email,
    organisation,
    locale,
  }: Omit<NewMember, 'role'> & {
    role: Role
  },
  passwordHash: string,
  now: Date,
): Promise<number> {
  const id = newId()
  const at = now.toISOString()
  const insert = db.insert(member).values({
    id,
    username,
    usernameKey: usernameKey(username),
    email,
    emailKey: emailKey(email),
    firstName: firstname,
    lastName: lastname,
    role,
    passwordHash,
    locale,
    createdAt: at,
    updatedAt: at,
    confirmedAt: at,
  })
  const noted = auditEntry(
    db,
    { action: 'user_created', memberId: id, detail: `${role} by operator` },
    now,
  )
  try {
    if (organisation === null) await db.batch([insert, noted])
    else await db.batch([insert, ...organisationOf(db, id, organisation), noted])
  } catch (error) {
    const fields = await takenNames(db, { username, email, organisation })
    if (Object.keys(fields).length > 0) throw new FieldErrors(fields)
    throw error
  }
  return id
}
