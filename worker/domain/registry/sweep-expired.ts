import { lt } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { sweepAudit } from '../accounts/audit/record-audit.ts'
import { sweepRateLimits } from '../limits/rate-limit.ts'
import { sweepMessages } from '../community/contact/message-data.ts'
import { networkDays, sweepNetworks } from '../moderation/networks.ts'
import { deliveredMail } from '../messages/mail/mail.table.ts'
import { sweepCounts } from '../organisers/counts/add-counts.ts'
import { eventNews } from '../catalogue/news/event-news.table.ts'
import { sweepMailings } from '../messages/mailing/mailing-run.ts'
import { sweepSessions } from '../accounts/sessions/end-session.ts'
import { sweepTokens } from '../accounts/tokens/void-tokens.ts'
import { sweepCredentials } from '../accounts/tokens/spend-credentials.ts'

const day = 86_400_000

/** Days for which expired rows are kept (docs/decisions/0041-account-deletion.md). */
const tokenDays = 7
/** Longer than a clock may be set back, so that a used credential stays used. */
const credentialDays = 1
const mailDays = 30
const newsDays = 90
const auditMonths = 13
const countMonths = 25

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then.toISOString()
}

/**
 * Deletes expired rows of accounts in one round trip; a second run changes nothing. The email queue deletes its own
 * (worker/domain/messages/mail/due-mail.ts).
 */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString()
  await db.batch([
    sweepTokens(db, daysAgo(tokenDays)),
    sweepSessions(db, at),
    sweepRateLimits(db, at),
    sweepAudit(db, monthsBefore(now, auditMonths)),
    sweepNetworks(db, daysAgo(networkDays)),
    sweepCredentials(db, daysAgo(credentialDays)),
    sweepCounts(db, monthsBefore(now, countMonths).slice(0, 10)),
    sweepMessages(db, now),
    sweepMailings(db, daysAgo(newsDays).slice(0, 10)),
    db.delete(eventNews).where(lt(eventNews.at, daysAgo(newsDays))),
    db.delete(deliveredMail).where(lt(deliveredMail.at, daysAgo(mailDays))),
  ])
}
