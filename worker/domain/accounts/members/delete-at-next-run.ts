import { eq } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { auditEntry } from '../audit/record-audit.ts'
import { endAllSessions } from '../sessions/end-session.ts'
import { member } from './member.table.ts'

/** Lets the next run of the scheduled handler delete an account, for operators; its sessions end at once. */
export async function deleteAtNextRun(db: Database, memberId: number, now: Date): Promise<void> {
  const at = now.toISOString()
  await db.batch([
    db.update(member).set({ deleteAt: at, updatedAt: at }).where(eq(member.id, memberId)),
    endAllSessions(db, memberId),
    auditEntry(db, { action: 'user_archived', memberId, detail: 'deleted by operator' }, now),
  ])
}
