import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { deletionGraceDays } from '../../../../src/model/limits.ts'
import { DomainError } from '../../../../src/model/errors.ts'
import type { Database } from '../../../db/client.ts'
import { auditEntry, type Origin } from '../audit/record-audit.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { mailToMember } from './mail-to-member.ts'
import { member } from './member.table.ts'

const day = 86_400_000

/**
 * Notes that an account is to be deleted in 30 days. All its sessions end at once and nobody can sign in to it; the mail
 * has a link that takes it back. Gives the ISO instant of the deletion.
 * @throws DomainError not-found where the member is gone, or it was asked for before
 */
export async function askForDeletion(
  db: Database,
  asking: { id: number; email: string; locale: Locale },
  from: Origin,
  now: Date,
): Promise<string> {
  const { id } = asking
  const deleteAt = new Date(now.getTime() + deletionGraceDays * day).toISOString()
  const details = { until: deleteAt.slice(0, 10) }
  const [noted] = await db.batch([
    db
      .update(member)
      .set({ deleteAt, updatedAt: now.toISOString() })
      .where(and(eq(member.id, id), isNull(member.deleteAt)))
      .returning({ id: member.id }),
    endAllSessions(db, id),
    mailToMember(db, asking, { kind: 'deletion', details }, now),
    auditEntry(db, { action: 'user_archived', memberId: id, from }, now),
  ])
  if (noted.length === 0) throw new DomainError('not-found')
  return deleteAt
}

/**
 * Takes back that an account is to be deleted; it can be signed in to again.
 * @throws DomainError token-invalid where nothing is to be taken back, or its time is over
 */
export async function undelete(
  db: Database,
  memberId: number,
  now: Date,
  from: Origin | null = null,
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
