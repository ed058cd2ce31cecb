import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { randomToken } from '../../../runtime/digest.ts'
import { member } from '../../accounts/members/member.table.ts'
import { emailKey } from '../../identity-keys/identity-keys.ts'
import { newsletterSubscription } from './newsletter.table.ts'
import { subscriberKey } from './subscriber-key.ts'

interface Subscriber {
  id: number
  email: string
}

/** Condition: the subscription that a member switched on, or that of the account's address. */
export const isSubscriptionOf = ({ id, email }: Subscriber) =>
  or(
    eq(newsletterSubscription.memberId, id),
    eq(newsletterSubscription.email, subscriberKey(email)),
  )

/** Statement that subscribes a member, whose address is confirmed already, to the newsletter. */
export function subscribeMember(
  db: Database,
  { id, email, locale }: Subscriber & { locale: Locale },
  now: Date,
) {
  const at = now.toISOString()
  return db
    .insert(newsletterSubscription)
    .values({
      email: subscriberKey(email),
      locale,
      createdAt: at,
      confirmedAt: at,
      memberId: id,
      publicId: randomToken(16),
    })
    .onConflictDoUpdate({
      target: newsletterSubscription.email,
      set: {
        memberId: id,
        confirmedAt: sql`coalesce(${newsletterSubscription.confirmedAt}, ${at})`,
        publicId: sql`coalesce(${newsletterSubscription.publicId}, ${randomToken(16)})`,
      },
    })
}

/**
 * Statement that gives the confirmed subscription of an address to the confirmed account of the same address, whichever
 * was confirmed first. A member who has a subscription already keeps that one, so that each reader gets one email. Batch it
 * after the change that confirms either.
 */
export function linkSubscription(db: Database, email: string) {
  const holder = db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.emailKey, emailKey(email)), isNotNull(member.confirmedAt)))
  const ofHolder = sql`SELECT 1 FROM newsletter_subscription other WHERE other.member_id = (${holder.getSQL()})`
  return db
    .update(newsletterSubscription)
    .set({ memberId: sql`(${holder.getSQL()})` })
    .where(
      and(
        eq(newsletterSubscription.email, subscriberKey(email)),
        isNotNull(newsletterSubscription.confirmedAt),
        isNull(newsletterSubscription.memberId),
        sql`NOT EXISTS (${ofHolder})`,
      ),
    )
}

/** Statement that ends a member's subscriptions to the newsletter. */
export const unsubscribeMember = (db: Database, subscriber: Subscriber) =>
  db.delete(newsletterSubscription).where(isSubscriptionOf(subscriber))

/**
 * Statements that move a member's subscription to another address, in place of one that the address has. A member without
 * one gets that of the address. Batch them after the change of the account's address.
 */
export function moveSubscription(db: Database, { id, email }: Subscriber) {
  const key = subscriberKey(email)
  const isMembers = eq(newsletterSubscription.memberId, id)
  const others = and(
    eq(newsletterSubscription.email, key),
    sql`${newsletterSubscription.memberId} IS NOT ${id}`,
    sql`EXISTS (SELECT 1 FROM newsletter_subscription own WHERE own.member_id = ${id})`,
  )
  return [
    db.delete(newsletterSubscription).where(others),
    db.update(newsletterSubscription).set({ email: key }).where(isMembers),
    linkSubscription(db, email),
  ] as const
}
