import { sql } from 'drizzle-orm'
import { undoMs } from '../../src/model/community/moderation.ts'
import { leftCorrections, organiserMs } from '../domain/community/corrections/left-corrections.ts'
import { currentRates } from '../rates/current-rates.ts'
import { renderAnew } from '../runtime/rendered-since.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Corrections published. */
const limit = 20

const passedOnAfter = `+${organiserMs / 1000} seconds`

/** Publishes approved corrections, and passes on those that organisers have left. */
export const corrections: Job = {
  name: 'corrections',
  every: 5,
  limit,
  run: async ({ settings, db, now }) => {
    // Publishing takes code that few runs need.
    const { sweepCorrections } =
      await import('../domain/community/corrections/sweep-corrections.ts')
    const context = { rates: await currentRates(settings), now }
    const published = await sweepCorrections(db, context, limit)
    if (published > 0) renderAnew('everything')
    return published === 0 ? undefined : `${published} published`
  },
  lag: async (db, now) => {
    const before = new Date(now.getTime() - undoMs).toISOString()
    return await readLag(
      db,
      now,
      sql`SELECT i.decided_at AS since FROM moderation_item i JOIN feedback f ON f.id = i.subject_id
        WHERE i.kind = 'correction' AND i.state = 'approved' AND f.outcome IS NULL AND i.decided_at < ${before}
        UNION ALL SELECT datetime(sent_at, ${passedOnAfter}) FROM feedback WHERE ${leftCorrections(now)}`,
    )
  },
}
