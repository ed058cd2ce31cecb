import { createDatabase } from '../db/client.ts'
import { instantOf } from '../domain/catalogue/counts/count-state.ts'
import { refreshCounts } from '../domain/catalogue/counts/refresh-counts.ts'
import { retry } from '../runtime/retry.ts'
import type { Clock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { loadEventDocuments } from '../search/feed/documents.ts'
import { embeddedEngineFor } from '../search/index.ts'
import { progressBar } from './progress.ts'

/** Number of events indexed per call of the search engine, and number of ids read at a time. */
const eventsPerPut = 1000
const idsPerRead = 20_000

/**
 * Queued events by date like the calendar's index, so that neighbours are written to neighbouring pages of the database
 * (a third fewer writes at 100,000 events).
 */
const queuedByDate = `SELECT o.event_id AS id FROM search_outbox o
  ORDER BY (SELECT max(date) FROM edition WHERE event_id = o.event_id), o.event_id LIMIT ${idsPerRead}`

/** Queues every event: one statement, so that it distinguishes a complete catalogue from an interrupted one (empty-database.ts). */
export async function queueAllEvents(db: D1Database): Promise<void> {
  const sql = `INSERT INTO search_outbox (event_id, queued_at, version, attempts)
    SELECT id, updated_at, 1, 0 FROM event WHERE true ON CONFLICT DO NOTHING`
  await retry(() => db.prepare(sql).run())
}

/**
 * Indexes all queued events, then merges the index and computes the counts. Interrupted at any point, the next call goes
 * on from there: an event leaves the queue after it has been written, and writing it twice changes nothing.
 */
export async function buildIndex(settings: Settings, clock: Clock): Promise<void> {
  await indexQueued(settings)
  await timed('optimising the search index', () => embeddedEngineFor(settings).optimise())
  await timed('counts', async () => {
    await retry(() => refreshCounts(settings.DB, instantOf(clock.now())))
  })
}

async function indexQueued(settings: Settings): Promise<void> {
  const { DB } = settings
  const engine = embeddedEngineFor(settings)
  const db = createDatabase(DB)
  const { events, queued } = await sizes(DB)
  let done = events - queued
  const bar = progressBar('search index', events)
  for (;;) {
    const { results } = await retry(() => DB.prepare(queuedByDate).all<{ id: number }>())
    if (results.length === 0) return
    for (let at = 0; at < results.length; at += eventsPerPut) {
      const ids = results.slice(at, at + eventsPerPut).map(({ id }) => id)
      await engine.put(await retry(() => loadEventDocuments(db, ids)))
      await retry(() => unqueue(DB, ids))
      done += ids.length
      bar(done)
    }
  }
}

async function sizes(db: D1Database): Promise<{ events: number; queued: number }> {
  const sql =
    'SELECT (SELECT count(*) FROM event) AS events, (SELECT count(*) FROM search_outbox) AS queued'
  return (
    (await db.prepare(sql).first<{ events: number; queued: number }>()) ?? { events: 0, queued: 0 }
  )
}

const unqueue = (db: D1Database, ids: readonly number[]) =>
  db
    .prepare('DELETE FROM search_outbox WHERE event_id IN (SELECT value FROM json_each(?1))')
    .bind(JSON.stringify(ids))
    .run()

async function timed(label: string, step: () => Promise<void>): Promise<void> {
  const started = performance.now()
  await step()
  console.log(`${label} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
}
