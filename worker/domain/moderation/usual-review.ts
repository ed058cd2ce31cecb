import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../db/client.ts'
import { readBatch } from '../../db/read-batch.ts'

/** Days of decisions that are looked at, the fewest that say anything, and the share of them that is meant by "most". */
const recentDays = 90
const fewestDecisions = 5
const share = 0.8

const rows = v.array(v.object({ ms: v.number() }))

/**
 * Milliseconds from sending a first event to its decision that most of the last 90 days took at most: the 80th percentile.
 * Null after fewer than five decisions, which say nothing yet.
 */
export async function usualReviewMs(db: Database, now: Date): Promise<number | null> {
  const since = new Date(now.getTime() - recentDays * 86_400_000).toISOString()
  const [found] = await readBatch(db, [
    sql`SELECT (unixepoch(decided_at) - unixepoch(submitted_at)) * 1000 AS ms FROM moderation_item
      WHERE kind = 'event' AND state IN ('approved', 'rejected') AND decided_at > ${since} ORDER BY ms`,
  ])
  const times = v.parse(rows, found)
  if (times.length < fewestDecisions) return null
  return times[Math.ceil(times.length * share) - 1]?.ms ?? null
}
