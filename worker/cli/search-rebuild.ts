import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { createDatabase, type Database } from '../db/client.ts'
import { createClock, systemTimeMs } from '../runtime/clock.ts'
import { loadEventDocuments } from '../search/feed/documents.ts'
import { takeRebuildLease } from '../search/feed/rebuild-lease.ts'
import { drainServerOutbox, endWait } from '../search/feed/server-outbox.ts'
import { refuseEvent, clearRefused } from '../search/feed/refused-events.ts'
import { writeInHalves } from '../search/feed/write-in-halves.ts'
import { buildIndex } from '../search/meilisearch/build-index.ts'
import { patientWaiting, type TaskWaiting } from '../search/meilisearch/run-task.ts'
import { createMeilisearchIndex } from '../search/meilisearch/search-index.ts'
import type { SearchServer } from '../search/meilisearch/server.ts'
import type { Settings } from '../settings/env.ts'
import { progressBar } from './progress.ts'

const eventsPerBatch = 1_000

/**
 * Builds the index anew beside the one that answers, lets it take its place, and then writes what changed meanwhile. If
 * it stops, the old index goes on answering.
 * @param server with the indexer's key
 * @throws SearchServerError, or Error if another rebuild is under way
 */
export async function rebuildSearch(
  settings: Settings,
  server: SearchServer,
  waiting: TaskWaiting = patientWaiting,
): Promise<void> {
  const db = createDatabase(settings.DB)
  const lease = await takeRebuildLease(db, systemTimeMs())
  try {
    const build = await buildIndex(server, waiting)
    try {
      await clearRefused(db)
      const ids = await eventIds(db)
      const index = createMeilisearchIndex(build.next, createClock(settings).now, waiting)
      const bar = progressBar('search server', ids.length)
      let refused = 0
      for (let at = 0; at < ids.length; at += eventsPerBatch) {
        await lease.renew(systemTimeMs())
        const documents = await loadEventDocuments(db, ids.slice(at, at + eventsPerBatch))
        await writeInHalves(
          documents,
          async (batch) => await index.put([...batch]),
          async ({ eventId }, error) => {
            refused += 1
            await refuseEvent(db, eventId, error)
            console.error(`event ${eventId} is set aside: ${error.message}`)
          },
        )
        bar(Math.min(ids.length, at + eventsPerBatch))
      }
      const records = await build.count()
      if (records + refused < ids.length)
        throw new Error(`The new index has ${records} of ${ids.length} events; the old one stays.`)
      await lease.renew(systemTimeMs())
      await build.swap()
    } catch (error) {
      await build.drop().catch(console.error)
      throw error
    }
  } finally {
    await lease.release()
  }
  await replayOutbox(settings, server, waiting)
}

/** Writes everything that waits for the server, with progress. */
export async function replayOutbox(
  settings: Settings,
  server: SearchServer,
  waiting: TaskWaiting = patientWaiting,
): Promise<void> {
  const db = createDatabase(settings.DB)
  const index = createMeilisearchIndex(server, createClock(settings).now, waiting)
  const load = (ids: number[]) => loadEventDocuments(db, ids)
  const drain = () =>
    drainServerOutbox(db, index, load, { limit: eventsPerBatch, nowMs: systemTimeMs() })
  await endWait(db)
  let result = await drain()
  let done = result.written + result.refused
  const bar = progressBar('changes', done + result.waiting)
  while (result.waiting > 0 && result.written + result.refused > 0) {
    bar(done)
    result = await drain()
    done += result.written + result.refused
  }
  bar(done)
}

async function eventIds(db: Database): Promise<number[]> {
  const rows = await db.all(sql`SELECT id FROM event ORDER BY id`)
  return v.parse(v.array(v.object({ id: v.number() })), rows).map(({ id }) => id)
}
