import { eq, sql } from 'drizzle-orm'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { DomainError } from '../../../../src/model/errors.ts'
import { readMailAddress } from '../../../../src/model/mail-address.ts'
import type { Database } from '../../../db/client.ts'
import { takeTurn } from '../../accounts/limits/take-turn.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { mailboxKey } from '../../accounts/members/names.ts'
import { newsletterSubscription } from './newsletter.table.ts'

/** An address as it is kept here: trimmed, composed, in lower case. */
export const subscriberKey = (text: string): string => text.trim().normalize('NFC').toLowerCase()

/**
 * An address that somebody has typed, as it is kept.
 * @throws DomainError email-required, email-invalid (spec §5, newsletter)
 */
export function readEmail(text: string): string {
  if (text.trim() === '') throw new DomainError('email-required', 'email')
  const read = readMailAddress(text)
  if (read === null) throw new DomainError('email-invalid', 'email')
  return subscriberKey(read.address)
}

const aDay = 86_400

/**
 * Notes an address and queues the mail that asks its holder to confirm, once a day and mailbox at most; a confirmed one
 * gets none.
 * Nobody learns from the answer whether an address was known.
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
  const turn = { name: 'newsletter-mail', whom: mailboxKey(email), most: 1, seconds: aDay }
  if (!(await takeTurn(db, turn, now))) return
  const asked = { memberId: null, address: email, locale, kind: 'newsletter', details: {} } as const
  await db.batch([
    db
      .insert(newsletterSubscription)
      .values({ email, locale, createdAt: now.toISOString() })
      .onConflictDoNothing(),
    queueMail(db, asked, now),
  ])
}

/** Notes that an address wants the newsletter, which the link in its mail has proved. False where it was taken away. */
export async function confirmSubscription(
  db: Database,
  email: string,
  now: Date,
): Promise<boolean> {
  const confirmedAt = sql`coalesce(${newsletterSubscription.confirmedAt}, ${now.toISOString()})`
  const confirmed = await db
    .update(newsletterSubscription)
    .set({ confirmedAt })
    .where(eq(newsletterSubscription.email, email))
    .returning({ email: newsletterSubscription.email })
  return confirmed.length > 0
}
