import { createDatabase } from '../db/client.ts'
import { instantOf } from '../domain/catalogue/counts/count-state.ts'
import { refreshCounts } from '../domain/catalogue/counts/refresh-counts.ts'
import { correctEndOffsets } from '../domain/catalogue/editions/correct-end-offsets.ts'
import { logDuePrices } from '../domain/catalogue/prices/log-prices.ts'
import { createClock } from '../runtime/clock.ts'
import type { Settings } from '../settings/env.ts'
import { loadEventDocuments } from '../search/feed/documents.ts'
import { embeddedEngineFor, hasServerIndex } from '../search/index.ts'
import { drainOutbox } from '../search/feed/outbox.ts'
import { buildIndex } from './index-queued.ts'
import { writeRegions } from './write-catalogue.ts'

/** Number of events indexed at a time. */
const batchSize = 1_000

/** Completes a load that was stopped after its records were written: what is not indexed yet, and the counts. */
export async function finishLoad(settings: Settings): Promise<void> {
  console.log('An earlier load was stopped while it built the search index; it goes on from there.')
  await buildIndex(settings, createClock(settings))
}

/**
 * Completes newer migrations on a database that already holds a catalogue: adds regions, logs prices, states when editions end, and indexes the events that
 * the migrations queued. On a deployed site the cron does the indexing (worker/jobs/search-index.ts); locally no cron runs.
 */
export async function catchUp(settings: Settings): Promise<void> {
  await writeRegions(settings.DB)
  const db = createDatabase(settings.DB)
  const clock = createClock(settings)
  await logDuePrices(db, clock.today())
  await correctEndOffsets(settings.DB, clock.now().toISOString())
  const engine = embeddedEngineFor(settings)
  const forward = hasServerIndex(settings)
  const load = (ids: number[]) => loadEventDocuments(db, ids)
  let indexed = 0
  for (;;) {
    const { handled, failed } = await drainOutbox(db, engine, load, { limit: batchSize, forward })
    indexed += handled
    if (handled > 0) console.log(`search index: ${indexed.toLocaleString('en')} events`)
    if (handled === 0 || failed > 0) break
  }
  if (indexed > 0) {
    await engine.prepare()
    await refreshCounts(settings.DB, instantOf(clock.now()))
  }
  console.log('The database already holds a catalogue.')
}
