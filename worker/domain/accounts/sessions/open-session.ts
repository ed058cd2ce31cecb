import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { randomToken, sha256 } from '../../../runtime/digest.ts'
import { session } from './session.table.ts'

/** Milliseconds after which every session ends: 30 days. */
export const sessionMs = 30 * 86_400_000

/** Kind of browser and country that a session is opened from. */
export interface SessionOrigin {
  /** "Firefox · Linux". */
  agent: string
  country: string | null
}

/**
 * Opens a session.
 * @returns the token for the cookie, 256 random bits; the row stores its hash
 */
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

/** True if a stored session of the member was opened from the same kind of browser and country. */
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
