import type { Database } from '../../../db/client.ts'
import type { MailContent, Recipient } from './mail-kinds.ts'
import { mail } from './mail.table.ts'

/**
 * Statement that queues an email. Batch it with the change that it reports, so that neither happens without the other;
 * `sendDueMail` (worker/mail/send-due.ts) sends it.
 */
export function queueMail(
  db: Database,
  { memberId, address, locale, kind, details }: Recipient & MailContent,
  now: Date,
) {
  const at = now.toISOString()
  return db.insert(mail).values({
    id: crypto.randomUUID(),
    kind,
    memberId,
    address,
    locale,
    details: JSON.stringify(details),
    createdAt: at,
    dueAt: at,
  })
}
