import { createClock } from './clock.ts'
import { createDatabase } from './db/client.ts'
import { countsAreOf, refreshCounts } from './domain/counts/refresh-counts.ts'
import { readSettings } from './env.ts'
import { loadEventDocuments } from './search/documents.ts'
import { searchEngineFor } from './search/index.ts'
import { drainOutbox } from './search/outbox.ts'

/** Events indexed in one run; the rest waits for the next. */
const eventsARun = 500

/** Every five minutes: brings changed events into the search index, and works the counts out anew when they moved. */
export async function runScheduled(env: unknown): Promise<void> {
  const settings = readSettings(env)
  const db = createDatabase(settings.DB)
  const today = createClock(settings).today()
  const load = (ids: number[]) => loadEventDocuments(db, ids)
  const { handled } = await drainOutbox(db, searchEngineFor(settings), load, { limit: eventsARun })
  if (handled > 0 || !(await countsAreOf(settings.DB, today)))
    await refreshCounts(settings.DB, today)
}
