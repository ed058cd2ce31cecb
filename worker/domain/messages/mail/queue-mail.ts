import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { selectRow } from '../../../db/select-row.ts'
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

interface SelectedMail {
  /** Id that no other email may have; a random one without it. */
  id?: SQL
  kind: MailContent['kind']
  memberId: number | SQL | null
  address: string | SQL
  locale: string | SQL
  /** Details of the kind, or an expression for their JSON. */
  details: MailContent['details'] | SQL
  /** ISO instants. */
  createdAt: string
  dueAt?: string
}

/**
 * Statement that queues an email for each row of a query, with expressions over its tables; one with a known id is left
 * out. Batch it after the change that it reports.
 * @param rest tables and condition: `FROM … WHERE …`
 */
export function queueMailWhere(
  db: Database,
  { id, details, createdAt, dueAt = createdAt, ...own }: SelectedMail,
  rest: SQL,
) {
  const row = {
    ...own,
    id: id ?? sql`lower(hex(randomblob(16)))`,
    details: 'queryChunks' in details ? details : JSON.stringify(details),
    createdAt,
    dueAt,
  }
  return db
    .insert(mail)
    .select(selectRow(mail, row, rest))
    .onConflictDoNothing()
}
