import { sql } from 'drizzle-orm'
import { newsHour } from '../../src/model/event/event-news.ts'
import { matchSearches, queriesPerStep } from '../domain/community/saved-searches/match-searches.ts'
import { queueSearchEmails } from '../domain/community/saved-searches/queue-search-emails.ts'
import { stepsPerTick } from '../domain/messages/mailing/mailing-run.ts'
import { currentRates } from '../rates/current-rates.ts'
import { calendarEngineFor } from '../search/index.ts'
import { firstDayAt } from '../time/local-day.ts'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

const beginsAt = `T${newsHour}:00:00Z`

/** Searches for new races in the lists that members have saved, and queues an email for each member with some. */
export const savedSearches: Job = {
  name: 'saved-searches',
  every: 5,
  /** Different queries. */
  limit: queriesPerStep * stepsPerTick,
  run: async ({ settings, db, now }) => {
    // Reading calendars takes code that few runs need.
    const { matcherOf } = await import('../saved-searches/match-query.ts')
    const context = {
      db,
      engine: calendarEngineFor(settings),
      rates: await currentRates(settings),
      today: now.toISOString().slice(0, 10),
      firstDay: firstDayAt(now.getTime()),
    }
    await matchSearches(db, matcherOf(context), now)
    const queued = await queueSearchEmails(db, now)
    return queued === 0 ? undefined : `${queued} emails queued`
  },
  lag: async (db, now) =>
    await readLag(
      db,
      now,
      sql`SELECT day || ${beginsAt} AS since FROM mailing
        WHERE name IN ('searches', 'search-emails') AND finished_at IS NULL`,
    ),
}
