import { and, eq, isNull, sql } from 'drizzle-orm'
import { localeOrDefault, type Locale } from '../../../../src/model/locales.ts'
import { alertKinds, type AlertKind } from '../../../../src/model/event/event-news.ts'
import type { Database } from '../../../db/client.ts'
import { member } from '../../accounts/members/member.table.ts'
import { newsletterSubscription } from '../../messages/newsletter/newsletter.table.ts'
import { alertsOffOf, readAlertsOff } from '../../accounts/preferences/alerts-off.ts'
import type { Subscription } from './subscription.ts'

/** Present choice of the reader of an email: what a member gets emails about, null for the newsletter. */
export interface EmailChoice {
  locale: Locale
  kinds: AlertKind[] | null
}

/** The choice of a reader; null if the account or the subscription is gone. */
export async function readEmailChoice(
  db: Database,
  subscription: Subscription,
): Promise<EmailChoice | null> {
  if (subscription.kind === 'start-list') {
    const [row] = await db
      .select({ locale: sql<string>`coalesce(${member.locale}, ${newsletterSubscription.locale})` })
      .from(newsletterSubscription)
      .leftJoin(member, eq(member.id, newsletterSubscription.memberId))
      .where(eq(newsletterSubscription.publicId, subscription.publicId))
    return row === undefined ? null : { locale: localeOrDefault(row.locale), kinds: null }
  }
  const [row] = await db
    .select({ locale: member.locale, off: member.alertsOff })
    .from(member)
    .where(and(eq(member.id, subscription.memberId), isNull(member.deleteAt)))
  if (row === undefined) return null
  const off = readAlertsOff(row.off)
  const kinds = alertKinds.filter((kind) => !off.includes(kind))
  return { locale: localeOrDefault(row.locale), kinds }
}

/** Stores what a reader wants: none also ends the subscription to the newsletter. */
export async function chooseEmails(
  db: Database,
  subscription: Subscription,
  kinds: readonly AlertKind[],
): Promise<void> {
  if (subscription.kind === 'alerts')
    await db
      .update(member)
      .set({ alertsOff: alertsOffOf(kinds) })
      .where(eq(member.id, subscription.memberId))
  else if (kinds.length === 0)
    await db
      .delete(newsletterSubscription)
      .where(eq(newsletterSubscription.publicId, subscription.publicId))
}
