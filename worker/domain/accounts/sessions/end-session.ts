import { and, eq, lt, ne } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { sha256 } from '../../../runtime/digest.ts'
import { session } from './session.table.ts'

/** Ends the session with a token. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(session).where(eq(session.hash, await sha256(token)))
}

/** Statement that ends all sessions of a member, except the one with the public id `except`. */
export function endAllSessions(db: Database, memberId: number, except: string | null = null) {
  const all = eq(session.memberId, memberId)
  return db.delete(session).where(except === null ? all : and(all, ne(session.publicId, except)))
}

/** Ends one session of a member by its public id; false if the member has no such session. */
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

/** Statement that deletes sessions that expired before an instant. */
export function sweepSessions(db: Database, before: string) {
  return db.delete(session).where(lt(session.expiresAt, before))
}
