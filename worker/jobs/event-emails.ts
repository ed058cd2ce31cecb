import { sql } from 'drizzle-orm'
import { newsHour } from '../../src/model/event/event-news.ts'
import { findDatedNews } from '../domain/catalogue/news/find-dated-news.ts'
import { queueAlerts } from '../domain/community/alerts/queue-alerts.ts'
import { queueUrgent } from '../domain/community/alerts/queue-urgent.ts'
import { queueStartLists } from '../domain/community/start-list/queue-start-lists.ts'
import { mailsPerTick } from '../domain/messages/mailing/mailing-run.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

const beginsAt = `T${newsHour}:00:00Z`

/**
 * Queues the emails that cannot wait for the day's; then finds what known dates make news today, and queues emails about
 * saved events and the newsletter.
 */
export const eventEmails: Job = {
  name: 'event-emails',
  every: 5,
  /** Emails of each of the runs, after which it takes no further step. */
  limit: mailsPerTick,
  run: async ({ db, now }) => {
    const urgent = await queueUrgent(db, now)
    await findDatedNews(db, now)
    const alerts = await queueAlerts(db, now)
    const lists = await queueStartLists(db, now)
    return urgent + alerts + lists === 0
      ? undefined
      : `${urgent} urgent alerts, ${alerts} alerts, ${lists} start lists queued`
  },
  lag: async (db, now) => {
    const today = now.toISOString().slice(0, 10)
    const begins = `${today}${beginsAt}`
    return await readLag(
      db,
      now,
      sql`SELECT day || ${beginsAt} AS since FROM mailing
          WHERE name IN ('alerts', 'start-list') AND finished_at IS NULL
        UNION ALL SELECT at FROM event_news WHERE urgent_cursor IS NOT NULL AND urgent_done_at IS NULL
        UNION ALL SELECT ${begins} WHERE unixepoch(${begins}) <= unixepoch(${now.toISOString()})
          AND NOT EXISTS (SELECT 1 FROM mailing WHERE name = 'dated-news' AND day = ${today})`,
    )
  },
}
