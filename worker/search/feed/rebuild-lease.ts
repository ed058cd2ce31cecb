import { eq, lte } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { searchServer } from './outbox.table.ts'

/** Milliseconds for which a rebuild that was killed still holds the outbox back. */
const leaseMs = 10 * 60_000

/**
 * The right to rebuild the server's index. While it lasts, the outbox waits: what changes meanwhile is written to the new
 * index after it has taken its place, not to the old one.
 */
export interface RebuildLease {
  /** Extends the lease. @throws Error if it ended and another rebuild may have begun */
  renew(nowMs: number): Promise<void>
  /** Ends it, and with it any wait after failures. */
  release(): Promise<void>
}

/** @throws Error if a rebuild is under way */
export async function takeRebuildLease(db: Database, nowMs: number): Promise<RebuildLease> {
  const token = crypto.randomUUID()
  const taken = await db
    .update(searchServer)
    .set({ rebuild: token, rebuildUntil: nowMs + leaseMs })
    .where(lte(searchServer.rebuildUntil, nowMs))
    .returning()
  if (taken.length === 0)
    throw new Error(
      'Another rebuild of the search server is under way: wait for its end, or ten minutes if it was stopped.',
    )
  const isOurs = eq(searchServer.rebuild, token)
  return {
    renew: async (at) => {
      const renewed = await db
        .update(searchServer)
        .set({ rebuildUntil: at + leaseMs })
        .where(isOurs)
        .returning()
      if (renewed.length === 0)
        throw new Error('Another rebuild has begun, so this one stops: wait for its end.')
    },
    release: async () => {
      await db
        .update(searchServer)
        .set({ rebuild: null, rebuildUntil: 0, failures: 0, retryAt: 0 })
        .where(isOurs)
    },
  }
}
