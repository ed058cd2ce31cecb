import type { Database } from '../../../db/client.ts'
import type { MailContent, Recipient } from './mail-kinds.ts'
import { mail } from './mail.table.ts'

/**
 * The row of a mail, to be written by `db.batch` together with what it tells of: so neither is there without the other.
 * `sendDueMail` (worker/mail/send-due.ts) sends it afterwards.
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
