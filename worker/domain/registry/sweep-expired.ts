import { lt, sql, type SQL } from 'drizzle-orm'
import { organiserMessageDays } from '../../../src/model/values/limits.ts'
import type { Database } from '../../db/client.ts'
import {
  expiredGuests,
  expiredParticipants,
  guestPeopleDays,
  sweepGuests,
  sweepParticipants,
  unpaidPeopleDays,
} from '../commerce/people/participant-data.ts'
import { sweepOrderLinks } from '../commerce/orders/issue-order-link.ts'
import { sweepAudit } from '../accounts/audit/record-audit.ts'
import { sweepRateLimits } from '../limits/rate-limit.ts'
import { sweepMessages } from '../community/contact/message-data.ts'
import { networkDays, sweepNetworks } from '../moderation/networks.ts'
import { deliveredMail } from '../messages/mail/mail.table.ts'
import { sweepCounts } from '../organisers/counts/add-counts.ts'
import { sweepPublishedDrafts } from '../organisers/drafts/published-draft.table.ts'
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
const publishedDraftDays = 60
const auditMonths = 13
const countMonths = 25
/** Months for which an address of an order in an email or a list leads there. */
const orderLinkMonths = 25

function monthsBefore(now: Date, months: number): string {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then.toISOString()
}

/** First instants, or days, whose rows are kept. */
function keptFrom(now: Date) {
  const daysAgo = (days: number) => new Date(now.getTime() - days * day).toISOString()
  return {
    tokens: daysAgo(tokenDays),
    networks: daysAgo(networkDays),
    credentials: daysAgo(credentialDays),
    messages: daysAgo(organiserMessageDays),
    news: daysAgo(newsDays),
    publishedDrafts: daysAgo(publishedDraftDays),
    mail: daysAgo(mailDays),
    unpaidPeople: daysAgo(unpaidPeopleDays),
    guests: daysAgo(guestPeopleDays).slice(0, 10),
    orderLinks: monthsBefore(now, orderLinkMonths),
    audit: monthsBefore(now, auditMonths),
    counts: monthsBefore(now, countMonths).slice(0, 10),
  }
}

/**
 * Deletes expired rows in one round trip; a second run changes nothing. The email queue deletes its own
 * (worker/domain/messages/mail/due-mail.ts).
 */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const from = keptFrom(now)
  await db.batch([
    sweepTokens(db, from.tokens),
    sweepSessions(db, at),
    sweepRateLimits(db, at),
    sweepAudit(db, from.audit),
    sweepNetworks(db, from.networks),
    sweepCredentials(db, from.credentials),
    sweepCounts(db, from.counts),
    sweepPublishedDrafts(db, from.publishedDrafts),
    sweepMessages(db, now),
    sweepParticipants(db, from.unpaidPeople),
    ...sweepGuests(db, from.guests),
    sweepOrderLinks(db, from.orderLinks),
    sweepMailings(db, from.news.slice(0, 10)),
    db.delete(eventNews).where(lt(eventNews.at, from.news)),
    db.delete(deliveredMail).where(lt(deliveredMail.at, from.mail)),
  ])
}

/** Query for the rows that `sweepExpired` deletes, with the instant `since` from which each has expired. */
export function findExpired(now: Date): SQL {
  const at = now.toISOString()
  const from = keptFrom(now)
  const expired = (table: string, column: string, before: string, kept: string) =>
    sql`SELECT datetime(${sql.identifier(column)}, ${kept}) AS since FROM ${sql.identifier(table)}
      WHERE ${sql.identifier(column)} < ${before}`
  const days = (count: number) => `+${count} days`
  const months = (count: number) => `+${count} months`
  const accounts = [
    expired('action_token', 'expires_at', from.tokens, days(tokenDays)),
    expired('session', 'expires_at', at, days(0)),
    expired('turn_count', 'until', at, days(0)),
    expired('used_credential', 'expires_at', from.credentials, days(credentialDays)),
    expired('audit', 'at', from.audit, months(auditMonths)),
  ]
  const messages = [
    expired('organiser_message', 'sent_at', from.messages, days(organiserMessageDays)),
    expired('event_news', 'at', from.news, days(newsDays)),
    expired('delivered_mail', 'at', from.mail, days(mailDays)),
    sql`${expired('mailing', 'day', from.news.slice(0, 10), days(newsDays))}
      AND day < (SELECT max(day) FROM mailing AS other WHERE other.name = mailing.name)`,
  ]
  const others = [
    sql`${expired('moderation_item', 'submitted_at', from.networks, days(networkDays))} AND network IS NOT NULL`,
    expired('event_count', 'day', from.counts, months(countMonths)),
    expired('published_draft', 'published_at', from.publishedDrafts, days(publishedDraftDays)),
    expiredParticipants(from.unpaidPeople),
  ]
  const orders = [
    expiredGuests(from.guests),
    expired('order_link', 'created_at', from.orderLinks, months(orderLinkMonths)),
  ]
  // D1 takes five terms in a compound query.
  const all = (queries: SQL[]) => sql`SELECT * FROM (${sql.join(queries, sql` UNION ALL `)})`
  return all([all(accounts), all(messages), all(others), all(orders)])
}
