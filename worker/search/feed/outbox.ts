import { asc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { SearchIndex } from '../port/engine.ts'
import type { EventDocument } from '../port/event-document.ts'
import { searchOutbox } from './outbox.table.ts'

/** Maximum length of a stored error. */
const errorLength = 500

/**
 * Statement that queues changed events for indexing. Batch it with the write that changed them (`db.batch([…, this])`),
 * so that either both happen or neither, and a change is not lost while an engine is down.
 */
export function queueForSearch(db: Database, eventIds: number[], now: Date) {
  const ids = JSON.stringify(eventIds)
  return db
    .insert(searchOutbox)
    .select(sql`SELECT value, ${now.toISOString()}, 1, 0, NULL FROM json_each(${ids}) WHERE true`)
    .onConflictDoUpdate({
      target: searchOutbox.eventId,
      set: {
        queuedAt: sql`excluded.queued_at`,
        version: sql`version + 1`,
        attempts: 0,
        lastError: null,
      },
    })
}

type Queued = Pick<typeof searchOutbox.$inferSelect, 'eventId' | 'version' | 'attempts'>

/**
 * Indexes at most `limit` queued events. A row is deleted only if its event was not queued again meanwhile. Events that
 * failed before are retried one at a time after the new ones, so that one bad event does not block others.
 * @param load loads the documents of the events that still exist; the others are removed from the engine
 * @returns the number of events indexed and of events that failed
 */
export async function drainOutbox(
  db: Database,
  engine: SearchIndex,
  load: (eventIds: number[]) => Promise<EventDocument[]>,
  { limit }: { limit: number },
): Promise<{ handled: number; failed: number }> {
  const { eventId, version, attempts, queuedAt } = searchOutbox
  const queued = await db
    .select({ eventId, version, attempts })
    .from(searchOutbox)
    .orderBy(asc(attempts), asc(queuedAt), asc(eventId))
    .limit(limit)
  const fresh = queued.filter((row) => row.attempts === 0)
  const failedBefore = queued.filter((row) => row.attempts > 0)
  const result = { handled: 0, failed: 0 }
  for (const batch of [fresh, ...failedBefore.map((row) => [row])]) {
    const error = batch.length === 0 ? null : await index(engine, load, batch)
    await (error === null ? deleteUnchanged(db, batch) : recordFailure(db, batch, error))
    result[error === null ? 'handled' : 'failed'] += batch.length
  }
  return result
}

/** Null on success, otherwise the error. */
async function index(
  engine: SearchIndex,
  load: (eventIds: number[]) => Promise<EventDocument[]>,
  batch: Queued[],
): Promise<string | null> {
  const eventIds = batch.map((row) => row.eventId)
  try {
    const documents = await load(eventIds)
    const existing = new Set(documents.map((document) => document.eventId))
    const deleted = eventIds.filter((eventId) => !existing.has(eventId))
    if (documents.length > 0) await engine.put(documents)
    if (deleted.length > 0) await engine.remove(deleted)
    return null
  } catch (error) {
    return String(error).slice(0, errorLength)
  }
}

/** Condition of the rows that were not queued again since they were read. */
function unchanged(batch: Queued[]): SQL {
  const pairs = JSON.stringify(batch.map(({ eventId, version }) => [eventId, version]))
  return sql`(event_id, version) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${pairs}))`
}

async function deleteUnchanged(db: Database, batch: Queued[]): Promise<void> {
  await db.delete(searchOutbox).where(unchanged(batch))
}

async function recordFailure(db: Database, batch: Queued[], error: string): Promise<void> {
  await db
    .update(searchOutbox)
    .set({ attempts: sql`attempts + 1`, lastError: error })
    .where(unchanged(batch))
}
