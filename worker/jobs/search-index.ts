import { sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { systemTimeMs } from '../runtime/clock.ts'
import { renderAnew } from '../runtime/rendered-since.ts'
import { loadEventDocuments } from '../search/feed/documents.ts'
import { drainServerOutbox } from '../search/feed/server-outbox.ts'
import { indexChanges } from '../search/index-changes.ts'
import { hasServerIndex, serverIndexFor } from '../search/index.ts'
import type { Settings } from '../settings/env.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Events indexed. */
const limit = 500
/** Events written to the search server per run, so that a day without it is made good within hours. */
const serverLimit = 2_000

async function writeToServer(settings: Settings, db: Database): Promise<string | undefined> {
  const index = await serverIndexFor(settings)
  const load = (ids: number[]) => loadEventDocuments(db, ids)
  const options = { limit: serverLimit, nowMs: systemTimeMs() }
  const { written, refused, waiting } = await drainServerOutbox(db, index, load, options)
  return written + refused === 0
    ? undefined
    : `server: ${written} events written, ${refused} refused, ${waiting} waiting`
}

/** Indexes changed events, then writes to the search server what was indexed. */
export const searchIndex: Job = {
  name: 'search-index',
  every: 5,
  limit,
  run: async ({ settings, db }) => {
    const handled = await indexChanges(settings, limit)
    // Lists are rendered from the index.
    if (handled > 0) renderAnew('lists')
    return hasServerIndex(settings) ? await writeToServer(settings, db) : undefined
  },
  lag: async (db, now) => {
    return await readLag(
      db,
      now,
      sql`SELECT queued_at AS since FROM search_outbox
        UNION ALL SELECT queued_at FROM search_server_outbox WHERE attempts = 0`,
    )
  },
}
