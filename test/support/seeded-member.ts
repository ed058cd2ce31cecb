import { localeOrDefault } from '../../src/model/locales.ts'
import type { RegistrationRole } from '../../src/model/members/members.ts'
import { hashPassword } from '../../worker/auth/password.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { createConfirmed } from '../../worker/domain/accounts/members/create-confirmed.ts'
import { d1At } from './d1-client.ts'
import { seedSession } from './seeded-session.ts'
import { testNow, testSecrets } from './site.ts'
import type { Visitor } from './visitor.ts'

/** The user agent of Node's requests, with which a sign-in over the API opens its session. */
const agent = 'node'

let hash: { password: string; value: Promise<string> } | null = null

/** The hash of a password, made once per process for all members with it. */
async function hashOf(password: string): Promise<string> {
  if (hash?.password !== password)
    hash = { password, value: hashPassword(password, testSecrets.AUTH_PEPPER) }
  return await hash.value
}

/** The database of the site that `npm test` serves; null for another site, such as one of `npm start`. */
export function databaseOf(url: string): D1Database | null {
  const { STARTLINE_URL: served, STARTLINE_DATABASE_URL: database } = process.env
  return database === undefined || url !== served ? null : d1At(database)
}

interface SeededMember {
  role: RegistrationRole
  username: string
  email: string
  password: string
  organisation: string | null
  locale: string
}

/** Writes a confirmed member as an operator's command does, without the email and the hash of a registration. */
export async function seedMember(d1: D1Database, member: SeededMember): Promise<void> {
  const { password, locale, ...names } = member
  const row = { ...names, firstname: 'Ada', lastname: 'Start', locale: localeOrDefault(locale) }
  await createConfirmed(createDatabase(d1), row, await hashOf(password), new Date(testNow))
}

/** Signs a seeded member in, without the hash of a sign-in. */
export async function seedSignIn(
  d1: D1Database,
  { username, visitor, url }: { username: string; visitor: Visitor; url: string },
): Promise<void> {
  const session = { visitor, agent, db: d1, now: testNow, url, secret: testSecrets.AUTH_SECRET }
  await seedSession(username, session)
}
