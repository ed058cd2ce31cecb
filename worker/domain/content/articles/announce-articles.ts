import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'

/** Days after its first day for which an article is announced: one that states an earlier day is no news. */
const announcedDays = 7

/**
 * Records each article that has been published as news of the events that it is about, once, so that the day's email to
 * those who saved them has it (docs/decisions/0053-event-emails.md). An article of a later day follows on that day.
 * @returns number of events with news
 */
export async function announceArticles(db: Database, now: Date): Promise<number> {
  const at = now.toISOString()
  const since = new Date(now.getTime() - announcedDays * 86_400_000).toISOString()
  const { meta } = await prepare(
    db,
    sql`INSERT INTO event_news (event_id, edition_id, kind, present, at)
      SELECT ev.id, (SELECT e.id FROM edition e WHERE e.event_id = ev.id
          ORDER BY e.end_date < ${at.slice(0, 10)}, abs(julianday(e.date) - julianday(${at})) LIMIT 1) AS edition,
        'article', d.slug, ${at}
      FROM document d JOIN document_event de ON de.document_id = d.id AND de.is_subject = 1
        JOIN event ev ON ev.permalink = de.permalink
      WHERE d.kind = 'article' AND d.state = 'published' AND d.published_at BETWEEN ${since} AND ${at}
        AND edition IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM event_news n WHERE n.event_id = ev.id AND n.kind = 'article' AND n.present = d.slug)`,
  ).run()
  return meta.changes
}
