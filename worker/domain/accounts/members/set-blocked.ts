import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { auditEntry } from '../audit/record-audit.ts'
import { endAllSessions } from '../sessions/end-session.ts'
import { member } from './member.table.ts'

/**
 * Blocks an account or lifts the block. Blocking ends all sessions at once; signing in is refused with the reason, and links
 * in earlier emails set no new password.
 */
export async function setBlocked(
  db: Database,
  memberId: number,
  isBlocked: boolean,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const detail = isBlocked ? 'blocked by operator' : 'block lifted by operator'
  await db.batch([
    db
      .update(member)
      .set({ blockedAt: isBlocked ? at : null, updatedAt: at })
      .where(eq(member.id, memberId)),
    endAllSessions(db, memberId),
    auditEntry(db, { action: 'authz_change', memberId, detail }, now),
  ])
}
