import { gt, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { searchServerOutbox } from './outbox.table.ts'
import { errorLine } from './queued.ts'

/** Events that the search server refused: rows of its outbox that wait for a change of the event or for a rebuild. */

/** Sets an event aside that a rebuild could not write. A change that waits in the outbox stays there. */
export async function refuseEvent(db: Database, eventId: number, error: Error): Promise<void> {
  const queuedAt = sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', 'now')`
  await db
    .insert(searchServerOutbox)
    .values({ eventId, queuedAt, version: 1, attempts: 1, lastError: errorLine(error) })
    .onConflictDoNothing()
}

/** Forgets the refused events, which a rebuild tries again. */
export async function clearRefused(db: Database): Promise<void> {
  await db.delete(searchServerOutbox).where(gt(searchServerOutbox.attempts, 0))
}
