import { and, eq, isNull, ne } from 'drizzle-orm'
import { DomainError, FieldErrors } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { member } from './member.table.ts'
import { emailKey } from '../../identity-keys/identity-keys.ts'
import { sendConfirmation } from './send-confirmation.ts'

/**
 * Corrects the address of an unconfirmed account and queues a confirmation link to the new one.
 * @throws FieldErrors email-taken; DomainError token-used if the account is confirmed
 */
export async function correctAddress(
  db: Database,
  memberId: number,
  email: string,
  now: Date,
): Promise<void> {
  const [taken] = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.emailKey, emailKey(email)), ne(member.id, memberId)))
    .limit(1)
  if (taken !== undefined) throw new FieldErrors({ email: 'email-taken' })
  const changed = await db
    .update(member)
    .set({ email, emailKey: emailKey(email), updatedAt: now.toISOString() })
    .where(and(eq(member.id, memberId), isNull(member.confirmedAt)))
    .returning({ id: member.id })
  if (changed.length === 0) throw new DomainError('token-used')
  await sendConfirmation(db, memberId, now)
}
