import { eq, lt, sql } from 'drizzle-orm'
import { DomainError } from '../../../src/model/values/errors.ts'
import type { Database } from '../../db/client.ts'
import { sha256 } from '../../runtime/digest.ts'
import { rateLimitCount } from './rate-limit.table.ts'

/** One counter: an action of one subject. */
interface Counter {
  /** Action: "forgot-hour". */
  name: string
  /** Address, network or member; stored as a hash. */
  subject: string
}

interface Window extends Counter {
  /** Length of the window, which begins with its first attempt. */
  seconds: number
}

export interface RateLimit extends Window {
  /** Attempts allowed in one window. */
  limit: number
}

export const rateLimitKey = async ({ name, subject }: Counter): Promise<string> =>
  `${name}/${(await sha256(subject)).slice(0, 32)}`

/** Counts an attempt. One statement reads and writes, so that attempts at the same time are all counted. */
export async function countAttempt(
  db: Database,
  window: Window,
  now: Date,
): Promise<{ count: number; until: Date }> {
  const at = now.toISOString()
  const until = new Date(now.getTime() + window.seconds * 1000).toISOString()
  const isOver = sql`${rateLimitCount.until} <= ${at}`
  const [row] = await db
    .insert(rateLimitCount)
    .values({ key: await rateLimitKey(window), count: 1, until })
    .onConflictDoUpdate({
      target: rateLimitCount.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimitCount.count} + 1 END`,
        until: sql`CASE WHEN ${isOver} THEN ${until} ELSE ${rateLimitCount.until} END`,
      },
    })
    .returning()
  if (row === undefined) throw new Error('The upsert of a rate limit returned no row.')
  return { count: row.count, until: new Date(row.until) }
}

/** Counts an attempt; false if it exceeds the limit. Refused attempts count as well. */
export async function consumeRateLimit(
  db: Database,
  rateLimit: RateLimit,
  now: Date,
): Promise<boolean> {
  const { count } = await countAttempt(db, rateLimit, now)
  return count <= rateLimit.limit
}

/** Counts an attempt. @throws DomainError too-many-requests with the seconds until the window ends */
export async function enforceRateLimit(
  db: Database,
  rateLimit: RateLimit,
  now: Date,
): Promise<void> {
  const { count, until } = await countAttempt(db, rateLimit, now)
  if (count <= rateLimit.limit) return
  const retryAfter = Math.ceil((until.getTime() - now.getTime()) / 1000)
  throw new DomainError('too-many-requests', undefined, { retryAfter })
}

/** Sets a counter back to zero. */
export async function resetRateLimit(db: Database, counter: Counter): Promise<void> {
  await db.delete(rateLimitCount).where(eq(rateLimitCount.key, await rateLimitKey(counter)))
}

/** A statement that deletes counters whose window ended before an instant. */
export function sweepRateLimits(db: Database, before: string) {
  return db.delete(rateLimitCount).where(lt(rateLimitCount.until, before))
}
