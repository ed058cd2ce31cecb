import type { Database } from '../../../db/client.ts'
import { tokenLifetimes } from './token-purposes.ts'
import { consumeRateLimit, countAttempt } from '../../limits/rate-limit.ts'

const linkSeconds = tokenLifetimes.reset / 1000
const daySeconds = 86_400
const mailsPerLinkLife = 3
const mailsPerDay = 10

/**
 * Counts a request for a password reset; true if its email should be sent: three in the life of one link and ten a day.
 *
 * Strangers consume the budget of an address as well. After the daily limit, the first request in each life of a link is
 * therefore still sent: either the mailbox got a link that is still valid, or it gets one now, and no stranger can keep
 * the owner from a new password.
 */
export async function consumeResetMail(
  db: Database,
  emailKey: string,
  now: Date,
): Promise<boolean> {
  const { count } = await countAttempt(
    db,
    { name: 'forgot-link', subject: emailKey, seconds: linkSeconds },
    now,
  )
  if (count > mailsPerLinkLife) return false
  const daily = { name: 'forgot-day', subject: emailKey, limit: mailsPerDay, seconds: daySeconds }
  return (await consumeRateLimit(db, daily, now)) || count === 1
}
