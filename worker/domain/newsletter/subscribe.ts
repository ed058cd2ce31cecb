import type { Locale } from '../../../src/i18n/locales.ts'
import { DomainError } from '../../../src/model/errors.ts'
import type { Database } from '../../db/client.ts'
import { newsletterSubscription } from './newsletter.table.ts'

/** RFC 5321, section 4.5.3.1: the longest address that mail can carry. */
const longestEmail = 254
const pattern = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u

/**
 * An address as it is kept: trimmed, composed, in lower case.
 * @throws DomainError email-required, email-invalid (spec §5, newsletter)
 */
export function readEmail(text: string): string {
  const email = text.trim().normalize('NFC').toLowerCase()
  if (email === '') throw new DomainError('email-required', 'email')
  if (email.length > longestEmail || !pattern.test(email))
    throw new DomainError('email-invalid', 'email')
  return email
}

/** Notes an address. Asking twice changes nothing, and nobody learns from the answer whether it was known. */
export async function subscribe(
  db: Database,
  email: string,
  locale: Locale,
  now: Date,
): Promise<void> {
  await db
    .insert(newsletterSubscription)
    .values({ email, locale, createdAt: now.toISOString() })
    .onConflictDoNothing()
}
