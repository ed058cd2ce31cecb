import { hintCookie, knownMemberCookie } from '../../worker/auth/cookies.ts'
import { browserAndSystem } from '../../worker/auth/session-origin.ts'
import { startSession } from '../../worker/auth/start-session.ts'
import { createDatabase } from '../../worker/db/client.ts'
import { findByIdentifier } from '../../worker/domain/accounts/members/find-member.ts'
import { sessionCookie } from '../../worker/http/session-cookie.ts'
import { isRole } from '../../src/model/members/members.ts'
import type { Visitor } from './visitor.ts'

interface SeededSession {
  visitor: Visitor
  /** User agent of the visitor. */
  agent: string
  db: D1Database
  now: string
  url: string
  /** AUTH_SECRET of the site. */
  secret: string
}

/**
 * Gives a visitor the rows and cookies of a sign-in with the password, without the third of a second for its hash.
 * @throws Error for an account that no password would open
 */
export async function seedSession(username: string, session: SeededSession): Promise<void> {
  const { visitor, agent, db: d1, now, url, secret } = session
  const db = createDatabase(d1)
  const member = await findByIdentifier(db, username)
  const isOpen =
    member !== null &&
    member.passwordHash !== null &&
    member.confirmedAt !== null &&
    member.blockedAt === null &&
    member.deleteAt === null
  if (!isOpen || !isRole(member.role)) throw new Error(`${username} could not sign in.`)
  const from = { agent: browserAndSystem(agent), country: null, requestId: 'seeded' }
  const start = { db, now: new Date(now), from, known: [], provider: 'credentials' }
  visitor.cookies.set(sessionCookie, await startSession(member, start))
  for (const line of [
    hintCookie(member.role),
    knownMemberCookie(new Request(url), member.id, secret),
  ]) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? []
    visitor.cookies.set(name, value)
  }
}
