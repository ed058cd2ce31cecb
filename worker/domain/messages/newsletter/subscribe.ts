import { eq, sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/model/locales.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { readMailAddress } from '../../../../src/model/members/mail-address.ts'
import type { Database } from '../../../db/client.ts'
import { randomToken } from '../../../runtime/digest.ts'
import { consumeRateLimit } from '../../limits/rate-limit.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { mailboxKey } from '../../identity-keys/identity-keys.ts'
import { linkSubscription } from './member-subscription.ts'
import { newsletterSubscription } from './newsletter.table.ts'
import { subscriberKey } from './subscriber-key.ts'

/**
 * Reads a typed address as subscriptions store it.
 * @throws DomainError email-required, email-invalid (spec §5, newsletter)
 */
export function readEmail(text: string): string {
  if (text.trim() === '') throw new DomainError('email-required', 'email')
  const read = readMailAddress(text)
  if (read === null) throw new DomainError('email-invalid', 'email')
  return subscriberKey(read.address)
}

const daySeconds = 86_400

/**
 * Stores an address and queues the email that asks its owner to confirm, at most one a day and mailbox. A confirmed
 * address gets none. The result does not reveal if the address was known.
 */
export async function subscribe(
  db: Database,
  email: string,
  locale: Locale,
  now: Date,
): Promise<void> {
  const [known] = await db
    .select({ confirmedAt: newsletterSubscription.confirmedAt })
    .from(newsletterSubscription)
    .where(eq(newsletterSubscription.email, email))
    .limit(1)
  if (known !== undefined && known.confirmedAt !== null) return
  const subject = mailboxKey(email)
  const daily = { name: 'newsletter-mail', subject, limit: 1, seconds: daySeconds }
  if (!(await consumeRateLimit(db, daily, now))) return
  const confirmation = {
    memberId: null,
    address: email,
    locale,
    kind: 'newsletter',
    details: {},
  } as const
  await db.batch([
    db
      .insert(newsletterSubscription)
      .values({ email, locale, createdAt: now.toISOString(), publicId: randomToken(16) })
      .onConflictDoNothing(),
    queueMail(db, confirmation, now),
  ])
}

/**
 * Confirms a subscription by the link in its email. If the address has a confirmed account, the subscription becomes its
 * member's. False if the subscription was deleted meanwhile.
 */
export async function confirmSubscription(
  db: Database,
  email: string,
  now: Date,
): Promise<boolean> {
  const confirmedAt = sql`coalesce(${newsletterSubscription.confirmedAt}, ${now.toISOString()})`
  const [confirmed] = await db.batch([
    db
      .update(newsletterSubscription)
      .set({ confirmedAt })
      .where(eq(newsletterSubscription.email, email))
      .returning({ email: newsletterSubscription.email }),
    linkSubscription(db, email),
  ])
  return confirmed.length > 0
}
