import { and, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { sweepAudit } from '../audit/record-audit.ts'
import { sweepTurns } from '../limits/take-turn.ts'
import { deliveredMail, mail } from '../mail/mail.table.ts'
import { sweepSessions } from '../sessions/sessions.ts'
import { usedCredential } from '../tokens/token.table.ts'
import { sweepTokens } from '../tokens/tokens.ts'

const day = 86_400_000

/** Days for which things are kept once they are over (docs/decisions/0041-accounts-end.md). */
const tokenDays = 7
const mailDays = 30
const auditMonths = 13

/** Mails taken away in one run; the other kinds are small and their ends are spread over the days. */
const mailsARun = 1000

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then.toISOString()
}

/** Takes away what accounts leave behind when its time is over, in one round trip. Running it twice changes nothing. */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const oldMail = db
    .select({ id: mail.id })
    .from(mail)
    .where(
      or(
        and(isNotNull(mail.sentAt), lt(mail.sentAt, daysAgo(mailDays))),
        and(isNotNull(mail.failedAt), lt(mail.failedAt, daysAgo(mailDays))),
      ),
    )
    .limit(mailsARun)
  const oldDelivered = db
    .select({ id: deliveredMail.id })
    .from(deliveredMail)
    .where(lt(deliveredMail.at, daysAgo(mailDays)))
    .limit(mailsARun)
  await db.batch([
    sweepTokens(db, daysAgo(tokenDays)),
    sweepSessions(db, at),
    sweepTurns(db, at),
    sweepAudit(db, monthsBefore(now, auditMonths)),
    db.delete(usedCredential).where(lt(usedCredential.expiresAt, at)),
    db.delete(mail).where(inArray(mail.id, oldMail)),
    db.delete(deliveredMail).where(inArray(deliveredMail.id, oldDelivered)),
  ])
}
