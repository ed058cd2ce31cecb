import { asc, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { selectRow } from '../../db/select-row.ts'
import type { SearchIndex } from '../port/engine.ts'
import { searchOutbox, searchServerOutbox } from './outbox.table.ts'
import { errorLine, unchanged, type Queued } from './queued.ts'
import { writeDocuments, type LoadDocuments } from './write-documents.ts'

/** Columns of an event that is queued while it waits already. */
const queuedAgain = {
  queuedAt: sql`excluded.queued_at`,
  version: sql`version + 1`,
  attempts: 0,
  lastError: null,
}

/**
 * Statement that queues changed events for indexing. Batch it with the write that changed them (`db.batch([…, this])`),
 * so that either both happen or neither, and a change is not lost while an engine is down.
 * @param events ids, or a query whose one column `value` has them
 */
export function queueForSearch(db: Database, events: readonly number[] | SQL, now: Date) {
  const source =
    'queryChunks' in events ? sql`(${events})` : sql`json_each(${JSON.stringify(events)})`
  return db
    .insert(searchOutbox)
    .select(
      selectRow(
        searchOutbox,
        { eventId: sql`value`, queuedAt: now.toISOString(), version: 1, attempts: 0 },
        sql`FROM ${source} WHERE true`,
      ),
    )
    .onConflictDoUpdate({
      target: searchOutbox.eventId,
      set: queuedAgain,
    })
}

/**
 * Indexes at most `limit` queued events. A row is deleted only if its event was not queued again meanwhile. Events that
 * failed before are retried one at a time after the new ones, so that one bad event does not block others.
 * @param options `forward` queues what was indexed for the search server
 * @returns the number of events indexed and of events that failed
 */
export async function drainOutbox(
  db: Database,
  engine: SearchIndex,
  load: LoadDocuments,
  { limit, forward = false }: { limit: number; forward?: boolean | undefined },
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
    await (error === null ? deleteUnchanged(db, batch, forward) : recordFailure(db, batch, error))
    result[error === null ? 'handled' : 'failed'] += batch.length
  }
  return result
}

/** Null on success, otherwise the error. */
async function index(
  engine: SearchIndex,
  load: LoadDocuments,
  batch: Queued[],
): Promise<string | null> {
  try {
    await writeDocuments(
      engine,
      load,
      batch.map((row) => row.eventId),
    )
    return null
  } catch (error) {
    return errorLine(error)
  }
}

async function deleteUnchanged(db: Database, batch: Queued[], forward: boolean): Promise<void> {
  const done = db.delete(searchOutbox).where(unchanged(batch))
  // The event is in one of the two tables at any time.
  await (forward ? db.batch([queueForServer(db, batch), done]) : done)
}

function queueForServer(db: Database, batch: Queued[]) {
  return db
    .insert(searchServerOutbox)
    .select(
      selectRow(
        searchServerOutbox,
        { eventId: sql`event_id`, queuedAt: sql`queued_at`, version: 1, attempts: 0 },
        sql`FROM search_outbox WHERE ${unchanged(batch)}`,
      ),
    )
    .onConflictDoUpdate({ target: searchServerOutbox.eventId, set: queuedAgain })
}

async function recordFailure(db: Database, batch: Queued[], error: string): Promise<void> {
  await db
    .update(searchOutbox)
    .set({ attempts: sql`attempts + 1`, lastError: error })
    .where(unchanged(batch))
}
