import { and, eq, isNull } from 'drizzle-orm'
import type { Locale } from '../../../src/i18n/locales.ts'
import { FieldErrors } from '../../../src/model/errors.ts'
import type { Database } from '../../db/client.ts'
import { auditEntry, type Origin } from '../audit/record-audit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { endAllSessions } from '../sessions/sessions.ts'
import { actionToken } from '../tokens/token.table.ts'
import { member } from './member.table.ts'

export interface PasswordChange {
  memberId: number
  email: string
  locale: Locale
  /** The session that asks, by its public id; it is the only one that goes on. */
  session: string
  /** The hash that the current password was checked against. */
  before: string
  after: string
}

/**
 * Puts a new password in the place of the one that was checked. All other sessions end, links to a new password that
 * are under way are void, and the member is told by mail; all in one batch.
 * @throws FieldErrors { password_current: 'wrong-password' } where another request has changed it meanwhile
 */
export async function changePassword(
  db: Database,
  { memberId, email, locale, session, before, after }: PasswordChange,
  from: Origin,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const [changed] = await db.batch([
    db
      .update(member)
      .set({ passwordHash: after, updatedAt: at })
      .where(and(eq(member.id, memberId), eq(member.passwordHash, before)))
      .returning({ id: member.id }),
    endAllSessions(db, memberId, session),
    db
      .update(actionToken)
      .set({ usedAt: at })
      .where(
        and(
          eq(actionToken.memberId, memberId),
          eq(actionToken.purpose, 'reset'),
          isNull(actionToken.usedAt),
        ),
      ),
    queueMail(db, { kind: 'password-changed', details: {}, memberId, address: email, locale }, now),
    auditEntry(db, { action: 'authn_password_change', memberId, from }, now),
  ])
  if (changed.length === 0) throw new FieldErrors({ password_current: 'wrong-password' })
}
