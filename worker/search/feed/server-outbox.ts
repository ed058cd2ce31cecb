import { asc, count, eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import type { SearchIndex } from '../port/engine.ts'
import { searchServer, searchServerOutbox } from './outbox.table.ts'
import { errorLine, unchanged, type Queued } from './queued.ts'
import { writeDocuments, type LoadDocuments } from './write-documents.ts'
import { writeInHalves } from './write-in-halves.ts'

/** Minutes until the next attempt after the first failure; each further wait is twice as long, up to the greatest. */
const firstWaitMinutes = 5
const greatestWaitMinutes = 60

/** Events set aside in one drain. If there are more, the fault is more likely the server's than theirs. */
const mostRefused = 20

interface DrainResult {
  /** Number of events that the server has now. */
  written: number
  /** Number of events that the server refused; they are set aside with the reason until they change. */
  refused: number
  /** Number of events that still wait, without those set aside. */
  waiting: number
}

/**
 * Writes at most `limit` queued events to the search server, in the order in which they were queued. A row is deleted
 * when the server has done it and only if its event was not queued again, so that each change arrives at least once.
 * Nothing is tried while a rebuild is under way or, after a failure, until its wait is over.
 * @throws the server's error; the rows stay, and the next attempt waits
 */
export async function drainServerOutbox(
  db: Database,
  index: SearchIndex,
  load: LoadDocuments,
  { limit, nowMs }: { limit: number; nowMs: number },
): Promise<DrainResult> {
  const { eventId, version, attempts, queuedAt } = searchServerOutbox
  const result: DrainResult = { written: 0, refused: 0, waiting: 0 }
  const [state] = await db.select().from(searchServer)
  if (state !== undefined && state.retryAt <= nowMs && state.rebuildUntil <= nowMs) {
    const queued = await db
      .select({ eventId, version, attempts })
      .from(searchServerOutbox)
      .where(eq(attempts, 0))
      .orderBy(asc(queuedAt), asc(eventId))
      .limit(limit)
    try {
      await writeQueued(db, index, load, queued, result)
    } catch (error) {
      await db.update(searchServer).set(waitLonger(state.failures, nowMs))
      throw error
    }
    if (state.failures > 0) await endWait(db)
  }
  const [waiting] = await db.select({ n: count() }).from(searchServerOutbox).where(eq(attempts, 0))
  return { ...result, waiting: waiting?.n ?? 0 }
}

/** Ends the wait after failures, so that the next drain tries the server. */
export async function endWait(db: Database): Promise<void> {
  await db.update(searchServer).set({ failures: 0, retryAt: 0 })
}

function waitLonger(failures: number, nowMs: number) {
  const minutes = Math.min(firstWaitMinutes * 2 ** failures, greatestWaitMinutes)
  // A minute less, because the cron that ends the wait may come a little early.
  return { failures: failures + 1, retryAt: nowMs + (minutes - 1) * 60_000 }
}

async function writeQueued(
  db: Database,
  index: SearchIndex,
  load: LoadDocuments,
  queued: readonly Queued[],
  result: DrainResult,
): Promise<void> {
  await writeInHalves(
    queued,
    async (batch) => {
      await writeDocuments(
        index,
        load,
        batch.map((row) => row.eventId),
      )
      await db.delete(searchServerOutbox).where(unchanged(batch))
      result.written += batch.length
    },
    async (row, error) => {
      if (result.refused === mostRefused)
        throw new Error(
          `The search server refuses too many events; run search:check: ${error.message}`,
        )
      await setAside(db, row, errorLine(error))
      result.refused += 1
    },
  )
}

async function setAside(db: Database, row: Queued, error: string): Promise<void> {
  await db
    .update(searchServerOutbox)
    .set({ attempts: sql`attempts + 1`, lastError: error })
    .where(unchanged([row]))
}
