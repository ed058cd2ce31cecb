import { and, eq, gt } from 'drizzle-orm'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { member } from './member.table.ts'

/**
 * Cancels the deletion of an account.
 * @throws DomainError token-invalid if no deletion is scheduled or its time has passed
 */
export async function cancelDeletion(
  db: Database,
  memberId: number,
  now: Date,
  from: AuditOrigin | null = null,
): Promise<void> {
  const [restored] = await db.batch([
    db
      .update(member)
      .set({ deleteAt: null, updatedAt: now.toISOString() })
      .where(and(eq(member.id, memberId), gt(member.deleteAt, now.toISOString())))
      .returning({ id: member.id }),
    auditEntry(db, { action: 'user_updated', memberId, from, detail: 'undelete' }, now),
  ])
  if (restored.length === 0) throw new DomainError('token-invalid')
}
