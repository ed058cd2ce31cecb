import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { undoMs } from '../../../src/model/community/moderation.ts'
import type { Database } from '../../db/client.ts'
import { member } from '../accounts/members/member.table.ts'
import type { MailContent } from '../messages/mail/mail-kinds.ts'
import { mail } from '../messages/mail/mail.table.ts'
import { queueMailWhere } from '../messages/mail/queue-mail.ts'
import type { Decision } from './moderated-kind.ts'

/** Milliseconds from a decision to its emails: longer than it can be taken back. */
const delayMs = undoMs + 5000

/**
 * Statement that queues an email of a decision to a member, or to each member of a query, in the member's language. Undo
 * deletes it; it is sent by the scheduled handler, because it is not due when the response is sent. A decision sends a
 * member one email: the first that is queued. Details may be an expression. `rejectionMail` queues one for every rejection,
 * after the statements of the noun.
 */
export function queueDecisionMail(
  db: Database,
  { id, at, stands }: Decision,
  to: number | SQL,
  { kind, details }: Pick<MailContent, 'kind'> & { details: MailContent['details'] | SQL },
) {
  const dueAt = new Date(Date.parse(at) + delayMs).toISOString()
  const isRecipient = typeof to === 'number' ? eq(member.id, to) : inArray(member.id, to)
  return queueMailWhere(
    db,
    {
      id: sql`${id} || '.' || ${member.id}`,
      kind,
      memberId: sql`${member.id}`,
      address: sql`${member.email}`,
      locale: sql`${member.locale}`,
      details,
      createdAt: at,
      dueAt,
    },
    sql`FROM ${member} WHERE ${and(isRecipient, stands)}`,
  )
}

/** Statement that deletes the emails of a decision, whose ids begin with its id. */
export function unsendDecisionMails(db: Database, { id, stands }: Decision) {
  return db.delete(mail).where(and(gte(mail.id, `${id}.`), lt(mail.id, `${id}/`), stands))
}
