import { sql, type SQL } from 'drizzle-orm'
import type { searchOutbox } from './outbox.table.ts'

/** A row of an outbox as a drain has read it. */
export type Queued = Pick<typeof searchOutbox.$inferSelect, 'eventId' | 'version' | 'attempts'>

/** Maximum length of a stored error. */
const errorLength = 500

/** Text of an error for the column `last_error`. */
export const errorLine = (error: unknown): string => String(error).slice(0, errorLength)

/** Condition of the rows that were not queued again since they were read. */
export function unchanged(batch: readonly Queued[]): SQL {
  const pairs = JSON.stringify(batch.map(({ eventId, version }) => [eventId, version]))
  return sql`(event_id, version) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${pairs}))`
}
