import type { BatchItem } from 'drizzle-orm/batch'
import type { Locale } from '../../../../src/model/locales.ts'
import { FieldErrors } from '../../../../src/model/values/errors.ts'
import type { Role } from '../../../../src/model/members/members.ts'
import type { Database } from '../../../db/client.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { member, organiserMember } from './member.table.ts'
import { emailKey, organisationPermalink, usernameKey } from '../../identity-keys/identity-keys.ts'
import { takenNames } from './taken-names.ts'

export interface NewMember {
  role: Role
  username: string
  firstname: string
  lastname: string
  email: string
  /** Name of an organiser's organisation; null for others. */
  organisation: string | null
  locale: Locale
}

/** A random id, which reveals neither the number of members nor the time of registration. */
export function newId(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return (high % 2 ** 20) * 2 ** 32 + low + 1
}

/** Statements that create the organisation of a new organiser. */
function organisationStatements(db: Database, memberId: number, name: string, createdAt: string) {
  const id = newId()
  return [
    db.insert(organiser).values({ id, permalink: organisationPermalink(name), name }),
    db.insert(organiserMember).values({ organiserId: id, memberId, role: 'owner', createdAt }),
  ] as const
}

type MemberInsert = typeof member.$inferInsert & { id: number }

/** Row of a new member. With `isConfirmed` the account needs no confirmation by email. */
export function memberRow(
  id: number,
  { role, username, firstname, lastname, email, locale }: Omit<NewMember, 'organisation'>,
  { isConfirmed, passwordHash }: { isConfirmed: boolean; passwordHash: string | null },
  now: Date,
): MemberInsert {
  const at = now.toISOString()
  return {
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
    confirmedAt: isConfirmed ? at : null,
  }
}

/**
 * Inserts a new member, the organisation of an organiser and further statements in one transaction. Of simultaneous
 * requests for the same name one succeeds.
 * @throws FieldErrors username-taken, email-taken, organisation-name-taken
 */
export async function writeMember(
  db: Database,
  names: NewMember,
  row: MemberInsert,
  also: readonly BatchItem<'sqlite'>[],
): Promise<void> {
  const { organisation } = names
  const more =
    organisation === null ? [] : organisationStatements(db, row.id, organisation, row.createdAt)
  try {
    await db.batch([db.insert(member).values(row), ...more, ...also])
  } catch (error) {
    const fields = await takenNames(db, names)
    if (Object.keys(fields).length > 0) throw new FieldErrors(fields)
    throw error
  }
}
