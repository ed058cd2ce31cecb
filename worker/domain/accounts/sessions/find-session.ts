import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { isRole, type Role } from '../../../../src/model/members/members.ts'
import { localeOrDefault, type Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { member } from '../members/member.table.ts'
import { session } from './session.table.ts'

const hourMs = 3_600_000
/** Milliseconds without a request after which a session ends: 14 days. */
const maxIdleMs = 14 * 24 * hourMs
/** Interval at which `seen_at` is written, so that not every request writes. */
const seenIntervalMs = hourMs

/** The member of a session, as handlers need it. */
export interface SessionMember {
  id: number
  username: string
  firstName: string
  email: string
  role: Role
  locale: Locale
  country: string | null
  avatarId: string | null
  /** Public id of the session. */
  session: string
  /** Time at which the session was opened. */
  since: Date
}

/** A valid session: the token of its cookie, and its member. */
export interface CurrentSession {
  token: string
  member: SessionMember
}

/**
 * The member of the session with a token, with the member's present role. Null if the session is unknown, ended, idle
 * for 14 days or 30 days old, or if the member is blocked or about to be deleted.
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
    .where(and(eq(session.hash, hash), isNull(member.deleteAt), isNull(member.blockedAt)))
    .limit(1)
  if (row === undefined) return null
  const { createdAt, seenAt, expiresAt, role, locale, ...rest } = row
  const idleMs = now.getTime() - Date.parse(seenAt)
  if (expiresAt <= now.toISOString() || idleMs >= maxIdleMs) return null
  // A damaged role must not be replaced by a guess.
  if (!isRole(role)) return null
  // Of simultaneous requests the first one writes.
  if (idleMs >= seenIntervalMs)
    await db
      .update(session)
      .set({ seenAt: now.toISOString() })
      .where(and(eq(session.hash, hash), eq(session.seenAt, seenAt)))
  return { ...rest, role, locale: localeOrDefault(locale), since: new Date(createdAt) }
}

/** Valid sessions of a member, the most recently used first. */
export async function listSessions(db: Database, memberId: number, now: Date) {
  const idleSince = new Date(now.getTime() - maxIdleMs).toISOString()
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
