import { sql } from 'drizzle-orm'
import { undoMs } from '../../src/model/community/moderation.ts'
import { currentRates } from '../rates/current-rates.ts'
import { renderAnew } from '../runtime/rendered-since.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Drafts published. */
const limit = 20

/** Publishes approved first events of organisers who are not verified. */
export const firstEvents: Job = {
  name: 'first-events',
  every: 5,
  limit,
  run: async ({ settings, db, now }) => {
    // Publishing takes code that few runs need.
    const { moderateDrafts } = await import('../domain/organisers/publish/moderate-drafts.ts')
    const published = await moderateDrafts(db, { rates: await currentRates(settings), now }, limit)
    if (published > 0) renderAnew('everything')
    return published === 0 ? undefined : `${published} approved events published`
  },
  lag: async (db, now) => {
    const before = new Date(now.getTime() - undoMs).toISOString()
    return await readLag(
      db,
      now,
      sql`SELECT i.decided_at AS since
        FROM event_draft d JOIN moderation_item i ON i.kind = 'event' AND i.subject_id = d.inbox_number
        WHERE d.state = 'waiting' AND i.state = 'approved' AND i.decided_at < ${before}`,
    )
  },
}
