import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm'
import { isRole, type Role } from '../../../../src/model/members.ts'
import { localeOrDefault, type Locale } from '../../../../src/i18n/locales.ts'
import type { Database } from '../../../db/client.ts'
import { randomToken, sha256 } from '../../../runtime/digest.ts'
import { member } from '../members/member.table.ts'
import { session } from './session.table.ts'

const hour = 3_600_000
const day = 24 * hour
/** Milliseconds without a visit after which a session ends, and after which it ends in any case. */
const idleMs = 14 * day
export const sessionMs = 30 * day
/** `seen_at` is written once in this span. */
const seenEveryMs = hour

/** The member of a session, as every request of theirs is answered for. */
export interface SessionMember {
  id: number
  username: string
  firstName: string
  email: string
  role: Role
  locale: Locale
  country: string | null
  avatarId: string | null
  /** The session itself, by the name that opens nothing. */
  session: string
  /** When it was opened. */
  since: Date
}

/** A session that is good: the token that its cookie holds, and whose it is. */
export interface CurrentSession {
  token: string
  member: SessionMember
}

export interface SessionOrigin {
  /** "Firefox · Linux". */
  agent: string
  country: string | null
}

/** Opens a session and gives what the cookie holds, 256 random bits; the row keeps their hash. */
export async function openSession(
  db: Database,
  memberId: number,
  { agent, country }: SessionOrigin,
  now: Date,
): Promise<string> {
  const token = randomToken()
  const at = now.toISOString()
  await db.insert(session).values({
    hash: await sha256(token),
    publicId: crypto.randomUUID(),
    memberId,
    createdAt: at,
    seenAt: at,
    expiresAt: new Date(now.getTime() + sessionMs).toISOString(),
    agent,
    country,
  })
  return token
}

/**
 * Whose session a cookie names. Null for one that is unknown, was ended, was idle for 14 days or is 30 days old, and
 * for a member who is to be deleted. The role is the member's of this moment.
 */
export async function findSession(
  db: Database,
  token: string,
  now: Date,
): Promise<SessionMember | null> {
  const hash = await sha256(token)
  const [row] = await db
    .select({
      id: member.id,
      username: member.username,
      firstName: member.firstName,
      email: member.email,
      role: member.role,
      locale: member.locale,
      country: member.country,
      avatarId: member.avatarId,
      session: session.publicId,
      createdAt: session.createdAt,
      seenAt: session.seenAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(and(eq(session.hash, hash), isNull(member.deleteAt)))
    .limit(1)
  if (row === undefined) return null
  const { createdAt, seenAt, expiresAt, role, locale, ...own } = row
  const idle = now.getTime() - Date.parse(seenAt)
  if (expiresAt <= now.toISOString() || idle >= idleMs) return null
  // Somebody else's clock, or a damaged row: no role is guessed.
  if (!isRole(role)) return null
  if (idle >= seenEveryMs)
    await db.update(session).set({ seenAt: now.toISOString() }).where(eq(session.hash, hash))
  return { ...own, role, locale: localeOrDefault(locale), since: new Date(createdAt) }
}

/** Ends the session of a cookie. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(session).where(eq(session.hash, await sha256(token)))
}

/** Ends all sessions of a member, but for one where it is named. A statement, for a batch. */
export function endAllSessions(db: Database, memberId: number, but: string | null = null) {
  const all = eq(session.memberId, memberId)
  return db.delete(session).where(but === null ? all : and(all, ne(session.publicId, but)))
}

/** Ends one session of a member by its public id. False where the member has no such session. */
export async function endOneSession(
  db: Database,
  memberId: number,
  publicId: string,
): Promise<boolean> {
  const ended = await db
    .delete(session)
    .where(and(eq(session.memberId, memberId), eq(session.publicId, publicId)))
    .returning({ id: session.publicId })
  return ended.length > 0
}

/** A member's sessions that are still good, the last used first. */
export async function listSessions(db: Database, memberId: number, now: Date) {
  const idleSince = new Date(now.getTime() - idleMs).toISOString()
  return await db
    .select({
      id: session.publicId,
      createdAt: session.createdAt,
      seenAt: session.seenAt,
      agent: session.agent,
      country: session.country,
    })
    .from(session)
    .where(
      and(
        eq(session.memberId, memberId),
        gt(session.expiresAt, now.toISOString()),
        gt(session.seenAt, idleSince),
      ),
    )
    .orderBy(desc(session.seenAt), desc(session.createdAt))
}

/** Whether a member has been signed in from such a browser before. */
export async function isKnownDevice(
  db: Database,
  memberId: number,
  { agent, country }: SessionOrigin,
): Promise<boolean> {
  const [row] = await db
    .select({ known: sql<number>`1` })
    .from(session)
    .where(
      and(
        eq(session.memberId, memberId),
        eq(session.agent, agent),
        sql`${session.country} IS ${country}`,
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Takes away what has ended. A statement, for a batch. */
export function sweepSessions(db: Database, before: string) {
  return db.delete(session).where(lt(session.expiresAt, before))
}
