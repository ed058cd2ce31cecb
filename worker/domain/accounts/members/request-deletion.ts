import { and, eq, isNull } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import { deletionGraceDays } from '../../../../src/model/values/limits.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { endAllSessions } from '../sessions/end-session.ts'
import { mailToMember } from './mail-to-member.ts'
import { member } from './member.table.ts'

const day = 86_400_000

/**
 * Schedules the deletion of an account in 30 days. All its sessions end at once and sign-in is refused; an email has the
 * link that cancels the deletion.
 * @returns the ISO instant of the deletion
 * @throws DomainError not-found if the account is gone or already scheduled for deletion
 */
export async function requestDeletion(
  db: Database,
  account: { id: number; email: string; locale: Locale },
  from: AuditOrigin,
  now: Date,
): Promise<string> {
  const { id } = account
  const deleteAt = new Date(now.getTime() + deletionGraceDays * day).toISOString()
  const details = { until: deleteAt.slice(0, 10) }
  const [scheduled] = await db.batch([
    db
      .update(member)
      .set({ deleteAt, updatedAt: now.toISOString() })
      .where(and(eq(member.id, id), isNull(member.deleteAt)))
      .returning({ id: member.id }),
    endAllSessions(db, id),
    mailToMember(db, account, { kind: 'deletion', details }, now),
    auditEntry(db, { action: 'user_archived', memberId: id, from }, now),
  ])
  if (scheduled.length === 0) throw new DomainError('not-found')
  return deleteAt
}
