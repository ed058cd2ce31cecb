import { eq } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import { FieldErrors } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { queueMail } from '../../messages/mail/queue-mail.ts'
import { auditEntry, type AuditOrigin } from '../audit/record-audit.ts'
import { issueToken } from '../tokens/issue-token.ts'
import { member } from './member.table.ts'
import { emailKey } from '../../identity-keys/identity-keys.ts'

/**
 * Queues a link to a member's new address, which is changed once the link is opened. If another account has the address,
 * no email is sent, but the member does not notice: a token that nothing uses makes the address appear as pending in both
 * cases. Sending the email issues the token that replaces it.
 * @throws FieldErrors { email: 'email-taken' } for the member's current address
 */
export async function requestEmailChange(
  db: Database,
  account: { id: number; email: string; locale: Locale },
  address: string,
  from: AuditOrigin,
  now: Date,
): Promise<void> {
  if (address === account.email) throw new FieldErrors({ email: 'email-taken' })
  await issueToken(db, { purpose: 'email', memberId: account.id, address }, now)
  const entry = auditEntry(
    db,
    { action: 'authn_token_created', memberId: account.id, from, detail: 'email' },
    now,
  )
  const [holder] = await db
    .select({ id: member.id })
    .from(member)
    .where(eq(member.emailKey, emailKey(address)))
  if (holder !== undefined && holder.id !== account.id) {
    await entry
    return
  }
  const { id: memberId, locale } = account
  await db.batch([
    queueMail(db, { kind: 'email-change', details: {}, memberId, address, locale }, now),
    entry,
  ])
}
