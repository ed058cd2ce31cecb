import { sql } from 'drizzle-orm'
import { removedPictureDays } from '../../src/model/event/event-pictures.ts'
import { filesPerStatement } from '../domain/accounts/media/stored-files.ts'
import { notRestorable } from '../domain/organisers/pictures/event-picture-files.ts'
import { sweepMedia } from '../media/sweep.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

const undoDays = `+${removedPictureDays} days`

/** Deletes the files of dropped pictures, and once a day files without a row. */
export const unusedPictures: Job = {
  name: 'unused-pictures',
  every: 5,
  /** Pictures of each table. The daily scan lists a thousand files a run. */
  limit: filesPerStatement,
  run: async ({ settings, db, now }) => await sweepMedia(settings, db, now),
  lag: async (db, now) => {
    const before = notRestorable(now)
    return await readLag(
      db,
      now,
      sql`SELECT dropped_at AS since FROM media WHERE dropped_at IS NOT NULL
        UNION ALL SELECT datetime(removed_at, ${undoDays}) FROM organiser_picture WHERE removed_at < ${before}
        UNION ALL SELECT datetime(removed_at, ${undoDays}) FROM event_picture WHERE removed_at < ${before}
        UNION ALL SELECT ${now.toISOString()} FROM event_picture p WHERE p.event_id IS NULL
          AND coalesce(p.removed_at, ${before}) >= ${before}
          AND NOT EXISTS (SELECT 1 FROM event_draft d WHERE d.id = p.draft_id)`,
    )
  },
}
