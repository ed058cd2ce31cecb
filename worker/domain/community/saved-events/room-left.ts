import { count, eq, sql, type SQL } from 'drizzle-orm'
import { memberSavedEventsLimit } from '../../../../src/model/values/limits.ts'
import type { Database } from '../../../db/client.ts'
import { savedEvent } from './saved-event.table.ts'

/** Number of events that the member can still save. */
export function roomLeft(db: Database, memberId: number): SQL {
  const saved = db.select({ n: count() }).from(savedEvent).where(eq(savedEvent.memberId, memberId))
  return sql`max(0, ${memberSavedEventsLimit} - (${saved}))`
}
