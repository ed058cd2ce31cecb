import { sql } from 'drizzle-orm'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Batches of drafts, over all imports. */
const limit = 20

/** Writes the drafts of imports whose page was closed before the last one. */
export const imports: Job = {
  name: 'imports',
  every: 5,
  limit,
  run: async ({ db, now }) => {
    // Writing drafts takes code that few runs need.
    const { continueImports } = await import('../domain/organisers/imports/continue-imports.ts')
    const written = await continueImports(db, now, limit)
    return written === 0 ? undefined : `drafts of ${written} events written`
  },
  lag: async (db, now) =>
    await readLag(
      db,
      now,
      sql`SELECT updated_at AS since FROM event_import WHERE state = 'writing'`,
    ),
}
