import { eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { countAttempt, rateLimitKey, resetRateLimit } from './rate-limit.ts'
import { rateLimitCount } from './rate-limit.table.ts'

/** Failures without a wait, and the window they are counted in. */
const freeFailures = 5
const windowSeconds = 900
const maxWaitSeconds = 300

const failures = 'failure'
const waits = 'wait'

const waitKey = async (subject: string): Promise<string> =>
  await rateLimitKey({ name: waits, subject })

/** Seconds until a subject may try to sign in again; 0 if it may now. */
export async function backoffSeconds(db: Database, subject: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ until: rateLimitCount.until })
    .from(rateLimitCount)
    .where(eq(rateLimitCount.key, await waitKey(subject)))
    .limit(1)
  if (row === undefined) return 0
  return Math.max(0, Math.ceil((Date.parse(row.until) - now.getTime()) / 1000))
}

/**
 * Counts a failure. From the sixth in 15 minutes on, each doubles the wait, up to five minutes. An account is never
 * locked: a stranger could lock out its owner.
 */
export async function recordSignInFailure(db: Database, subject: string, now: Date): Promise<void> {
  const { count } = await countAttempt(db, { name: failures, subject, seconds: windowSeconds }, now)
  if (count < freeFailures) return
  const seconds = Math.min(2 ** (count - freeFailures), maxWaitSeconds)
  const until = new Date(now.getTime() + seconds * 1000).toISOString()
  await db
    .insert(rateLimitCount)
    .values({ key: await waitKey(subject), count, until })
    .onConflictDoUpdate({ target: rateLimitCount.key, set: { count, until } })
}

/** Forgets the failures of a subject and the wait they caused. */
export async function clearSignInFailures(db: Database, subject: string): Promise<void> {
  await resetRateLimit(db, { name: failures, subject })
  await resetRateLimit(db, { name: waits, subject })
}
