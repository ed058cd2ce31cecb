import { sql } from 'drizzle-orm'
import type { Job } from './job.ts'
import { readLag } from './read-lag.ts'

/** Pages per run. */
const limit = 20

/** Publishes and withdraws pages at the time that a moderator chose, and makes articles news of the events that they are about. */
export const pages: Job = {
  name: 'pages',
  every: 5,
  limit,
  run: async ({ db, now }) => {
    // Publishing takes code that few runs need.
    const [{ publishDue }, { announceArticles }] = await Promise.all([
      import('../domain/content/desk/publish-due.ts'),
      import('../domain/content/articles/announce-articles.ts'),
    ])
    const done = await publishDue(db, now, limit)
    await announceArticles(db, now)
    return done === 0 ? undefined : `${done} pages published or withdrawn`
  },
  lag: async (db, now) =>
    await readLag(
      db,
      now,
      sql`SELECT at AS since FROM document_schedule WHERE at <= ${now.toISOString()}`,
    ),
}
