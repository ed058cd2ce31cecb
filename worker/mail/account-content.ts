import type { Database } from '../db/client.ts'
import type { DueMail } from '../domain/messages/mail/due-mail.ts'
import type { BulkContent, MailContent } from '../domain/messages/mail/mail-kinds.ts'
import { issueClaimCode } from '../domain/organisers/claims/send-code.ts'
import type { AccountContent } from './mail-texts.ts'
import { UndeliverableMail } from './undeliverable-mail.ts'

/** Content of an email about the account; that of a claim gets its code here. */
export async function accountContent(
  db: Database,
  { memberId, address }: DueMail,
  queued: Exclude<MailContent, BulkContent | { kind: 'contact' | 'order' }>,
  now: Date,
): Promise<AccountContent> {
  if (queued.kind !== 'claim-code') return queued
  const { event: eventId, name } = queued.details
  const code = await issueClaimCode(db, { memberId: memberId ?? 0, eventId, address }, now)
  if (code === null) throw new UndeliverableMail('the claim no longer waits for a code')
  return { kind: 'claim-code', details: { name, code } }
}
