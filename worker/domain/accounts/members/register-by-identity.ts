import type { Locale } from '../../../../src/model/locales.ts'
import {
  personNameMaximumCharacters,
  usernameMaximumCharacters,
} from '../../../../src/model/values/limits.ts'
import { usernameFault } from '../../../../src/model/members/usernames.ts'
import type { RegistrationRole } from '../../../../src/model/members/members.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { linkSubscription } from '../../messages/newsletter/member-subscription.ts'
import { googleIdentity, type IdentityClaims } from './identity-claims.ts'
import { identity, member } from './member.table.ts'
import { memberRow, newId } from './write-member.ts'
import { takenNames } from './taken-names.ts'

/** Facts about a new member that the provider does not supply. */
export interface Newcomer {
  role: RegistrationRole
  locale: Locale
  from: AuditOrigin | null
}

/** Digits appended to a username that is taken. */
const digits = 5

/** Username from the local part of an address: "ines.duarte" for "Ines.Duarte+runs@…". */
export function usernameFrom(email: string): string {
  const [left = ''] = email.normalize('NFKC').toLowerCase().split(/[@+]/u)
  const bare = left.replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, '').replaceAll(/^[._-]+|[._-]+$/gu, '')
  // Leaves room for a hyphen and for one more code unit of a character at the limit.
  const short = [...bare].slice(0, usernameMaximumCharacters - digits - 2).join('')
  return short === '' || usernameFault(short) !== null ? 'member' : short
}

function numbered(name: string): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${name}-${String(random % 10 ** digits).padStart(digits, '0')}`
}

const cut = (name: string): string =>
  [...name.normalize('NFC')].slice(0, personNameMaximumCharacters).join('').trim()

/**
 * Registers a member whose address a provider has verified, connected with the account there, in one transaction.
 * @param round above 0 the username gets a number
 * @returns the member's id; null if the username is taken
 * @throws a unique violation if another request has just taken the address, the username or the account
 */
export async function registerByIdentity(
  db: Database,
  claims: IdentityClaims,
  { role, locale, from }: Newcomer,
  now: Date,
  round: number,
): Promise<number | null> {
  const { email, subject } = claims
  const plain = usernameFrom(email)
  const username = round === 0 ? plain : numbered(plain)
  const taken = await takenNames(db, { username, email, organisation: null })
  if ('username' in taken) return null
  const id = newId()
  const names = {
    role,
    username,
    firstname: cut(claims.firstName) || username,
    lastname: cut(claims.lastName),
    email,
    locale,
  }
  const at = now.toISOString()
  await db.batch([
    db.insert(member).values(memberRow(id, names, { isConfirmed: true, passwordHash: null }, now)),
    linkSubscription(db, email),
    db
      .insert(identity)
      .values({ provider: googleIdentity, subject, memberId: id, email, createdAt: at }),
    auditEntry(db, { action: 'user_created', memberId: id, from, detail: `google ${role}` }, now),
  ])
  return id
}
