import { lt } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { eventCount } from './event-count.table.ts'

/** Views and clicks of one event on one day. */
export interface EventCounts {
  permalink: string
  /** ISO date in UTC. */
  day: string
  views: number
  clicks: number
}

// CROSS JOIN keeps the order: each count looks its event up, and an unknown permalink adds nothing.
const addSql = `INSERT INTO event_count (event_id, day, views, clicks)
  SELECT ev.id, c.value ->> 'day', c.value ->> 'views', c.value ->> 'clicks'
  FROM json_each(?1) c CROSS JOIN event ev ON ev.permalink = c.value ->> 'permalink' WHERE true
  ON CONFLICT (event_id, day) DO UPDATE SET views = event_count.views + excluded.views,
    clicks = event_count.clicks + excluded.clicks`

/** Adds counts to those of the database, in one statement. */
export async function addCounts(db: Database, counts: readonly EventCounts[]): Promise<void> {
  await db.$client.prepare(addSql).bind(JSON.stringify(counts)).run()
}

/** Statement that deletes the counts of days before `day` (ISO date). */
export const sweepCounts = (db: Database, day: string) =>
  db.delete(eventCount).where(lt(eventCount.day, day))
