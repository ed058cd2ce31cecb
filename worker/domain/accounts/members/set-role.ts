import { eq } from 'drizzle-orm'
import type { Role } from '../../../../src/model/members/members.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry } from '../audit/record-audit.ts'
import { endAllSessions } from '../sessions/end-session.ts'
import { member } from './member.table.ts'

/** Changes the role of a member. All sessions end, so that new rights require a new sign-in. */
export async function setRole(
  db: Database,
  memberId: number,
  role: Role,
  now: Date,
): Promise<void> {
  await db.batch([
    db.update(member).set({ role, updatedAt: now.toISOString() }).where(eq(member.id, memberId)),
    endAllSessions(db, memberId),
    auditEntry(db, { action: 'authz_change', memberId, detail: role }, now),
  ])
}
