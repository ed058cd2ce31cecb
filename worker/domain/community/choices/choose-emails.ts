import { and, asc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { localeOrDefault, type Locale } from '../../../../src/model/locales.ts'
import { alertKinds, type AlertKind } from '../../../../src/model/event/event-news.ts'
import type { Database } from '../../../db/client.ts'
import { member } from '../../accounts/members/member.table.ts'
import { newsletterSubscription } from '../../messages/newsletter/newsletter.table.ts'
import { alertsOffOf, readAlertsOff } from '../../accounts/preferences/alerts-off.ts'
import { savedSearch } from '../saved-searches/saved-search.table.ts'
import type { Subscription } from './subscription.ts'

/** Present choice of the reader of an email. */
export interface EmailChoice {
  locale: Locale
  /** Subjects of a member's alerts; null for other emails. */
  kinds: AlertKind[] | null
  /** A member's searches, or the one that a link ends; null for other emails. */
  searches: { id: number; name: string }[] | null
}

const isOpen = isNull(member.deleteAt)

async function readSearches(
  db: Database,
  which: Extract<Subscription, { kind: 'search' | 'searches' }>,
): Promise<EmailChoice | null> {
  const isChosen =
    which.kind === 'search'
      ? eq(savedSearch.id, which.searchId)
      : eq(savedSearch.memberId, which.memberId)
  const rows = await db
    .select({ id: savedSearch.id, name: savedSearch.name, locale: member.locale })
    .from(savedSearch)
    .innerJoin(member, eq(member.id, savedSearch.memberId))
    .where(and(isChosen, isOpen))
    .orderBy(asc(savedSearch.id))
  const [first] = rows
  if (first === undefined) return null
  const searches = rows.map(({ id, name }) => ({ id, name }))
  return { locale: localeOrDefault(first.locale), kinds: null, searches }
}

/** The choice of a reader; null if the account, the subscription or the search is gone. */
export async function readEmailChoice(
  db: Database,
  subscription: Subscription,
): Promise<EmailChoice | null> {
  if (subscription.kind === 'search' || subscription.kind === 'searches')
    return await readSearches(db, subscription)
  if (subscription.kind === 'start-list') {
    const [row] = await db
      .select({ locale: sql<string>`coalesce(${member.locale}, ${newsletterSubscription.locale})` })
      .from(newsletterSubscription)
      .leftJoin(member, eq(member.id, newsletterSubscription.memberId))
      .where(eq(newsletterSubscription.publicId, subscription.publicId))
    if (row === undefined) return null
    return { locale: localeOrDefault(row.locale), kinds: null, searches: null }
  }
  const [row] = await db
    .select({ locale: member.locale, off: member.alertsOff })
    .from(member)
    .where(and(eq(member.id, subscription.memberId), isOpen))
  if (row === undefined) return null
  const off = readAlertsOff(row.off)
  const kinds = alertKinds.filter((kind) => !off.includes(kind))
  return { locale: localeOrDefault(row.locale), kinds, searches: null }
}

/** Kinds of alerts, and ids of searches, that a reader keeps. */
export interface KeptEmails {
  kinds: readonly AlertKind[]
  searches: readonly number[]
}

export const noEmails: KeptEmails = { kinds: [], searches: [] }

/** Stores what a reader wants; a newsletter and a search that are not kept end. */
export async function chooseEmails(
  db: Database,
  subscription: Subscription,
  { kinds, searches }: KeptEmails,
): Promise<void> {
  switch (subscription.kind) {
    case 'alerts':
      await db
        .update(member)
        .set({ alertsOff: alertsOffOf(kinds) })
        .where(eq(member.id, subscription.memberId))
      return
    case 'start-list':
      await db
        .delete(newsletterSubscription)
        .where(eq(newsletterSubscription.publicId, subscription.publicId))
      return
    case 'search':
      await db.delete(savedSearch).where(eq(savedSearch.id, subscription.searchId))
      return
    case 'searches':
      await db
        .delete(savedSearch)
        .where(
          and(
            eq(savedSearch.memberId, subscription.memberId),
            notInArray(savedSearch.id, [...searches]),
          ),
        )
  }
}
