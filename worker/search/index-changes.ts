import { createDatabase } from '../db/client.ts'
import type { Settings } from '../settings/env.ts'
import { loadEventDocuments } from './feed/documents.ts'
import { drainOutbox } from './feed/outbox.ts'
import { embeddedEngineFor, hasServerIndex } from './index.ts'

/** Indexes events that wait, at most `limit`. @returns the number of events indexed */
export async function indexChanges(settings: Settings, limit: number): Promise<number> {
  const db = createDatabase(settings.DB)
  const engine = embeddedEngineFor(settings)
  const load = (ids: number[]) => loadEventDocuments(db, ids)
  const forward = hasServerIndex(settings)
  const { handled } = await drainOutbox(db, engine, load, { limit, forward })
  await engine.prepare()
  return handled
}
