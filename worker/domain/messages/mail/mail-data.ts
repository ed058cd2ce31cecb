import { and, asc, eq, exists, inArray, or } from 'drizzle-orm'
import type { MemberData } from '../../accounts/members/member-data.ts'
import { deliveredMail, mail } from './mail.table.ts'

/** The value of stored JSON; damaged text is exported as it is. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Queued and sent emails. Those in the outbox of development are deleted as well, but not exported: their links work. */
export const mailData: MemberData = {
  exportRows: async (db, { id }) => {
    const rows = await db
      .select()
      .from(mail)
      .where(eq(mail.memberId, id))
      .orderBy(asc(mail.createdAt))
    return rows.map(({ kind, address, locale, details, createdAt, sentAt, failedAt }) => ({
      kind,
      address,
      locale,
      details: readJson(details),
      createdAt,
      sentAt,
      failedAt,
    }))
  },
  deleteRows: async (db, { email, idIfDue }) => {
    const mails = db.select({ id: mail.id }).from(mail).where(inArray(mail.memberId, idIfDue))
    return [
      db
        .delete(deliveredMail)
        .where(
          or(
            inArray(deliveredMail.id, mails),
            and(eq(deliveredMail.address, email), exists(idIfDue)),
          ),
        ),
      db.delete(mail).where(inArray(mail.memberId, idIfDue)),
    ]
  },
}
