import * as v from 'valibot'
import { newsHour } from '../../../../src/model/event/event-news.ts'
import type { Database } from '../../../db/client.ts'
import { takesPlaceSql } from '../../catalogue/editions/takes-place.ts'
import {
  carryOn,
  openRun,
  type MailingRun,
  type MailingStep,
} from '../../messages/mailing/mailing-run.ts'

/** A confirmed edition that was announced since the previous run. */
export interface AnnouncedEdition {
  id: number
  /** ISO dates of the first and last day. */
  date: string
  endDate: string
  /** ISO instant of the news. */
  at: string
}

/** Ids of the announced editions that a stored query lists, by date. */
export type MatchQuery = (
  query: string,
  announced: readonly AnnouncedEdition[],
) => Promise<number[]>

/** Different queries per step; each takes the time of one page of the calendar. */
export const queriesPerStep = 30

// A run waits until the news is in the index. An event that cannot be indexed does not hold it up.
const startSql = `INSERT INTO mailing (name, day, cursor, first_news, last_news, finished_at)
  SELECT 'searches', ?1, '', first, last, CASE WHEN first = last THEN ?2 END
  FROM (SELECT first, max(first, coalesce((SELECT max(id) FROM event_news), 0)) AS last
    FROM (SELECT coalesce(max(last_news), 0) AS first FROM mailing WHERE name = 'searches'))
  WHERE NOT EXISTS (SELECT 1 FROM mailing WHERE name IN ('searches', 'search-emails') AND finished_at IS NULL)
    AND NOT EXISTS (SELECT 1 FROM event_news n JOIN search_outbox o ON o.event_id = n.event_id
      WHERE n.id > first AND n.id <= last AND o.attempts = 0)
  ON CONFLICT DO NOTHING`

const sweepSql = `DELETE FROM saved_search_hit WHERE day < ?1
  AND NOT EXISTS (SELECT 1 FROM mailing WHERE name IN ('searches', 'search-emails') AND finished_at IS NULL)`

const announcedSql = `SELECT e.id, e.date, e.end_date AS endDate, max(n.at) AS at
  FROM event_news n JOIN edition e ON e.id = n.edition_id
  WHERE n.id > ?1 AND n.id <= ?2 AND n.kind = 'confirmed' AND e.date_confirmed = 1 AND e.end_date >= ?3 AND ${takesPlaceSql}
  GROUP BY e.id ORDER BY e.date, e.id`

const queriesSql = `SELECT DISTINCT query FROM saved_search WHERE query > ?1 ORDER BY query LIMIT ?2`

const hitSql = `INSERT INTO saved_search_hit (day, query, editions) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING`

const emailsSql = `INSERT INTO mailing (name, day) VALUES ('search-emails', ?1) ON CONFLICT DO NOTHING`

const announcedRows = v.array(
  v.object({ id: v.number(), date: v.string(), endDate: v.string(), at: v.string() }),
)
const queryRows = v.array(v.object({ query: v.string() }))

async function matchStep(
  { $client }: Database,
  { day, cursor }: MailingRun,
  announced: readonly AnnouncedEdition[],
  match: MatchQuery,
): Promise<MailingStep> {
  const found = await $client.prepare(queriesSql).bind(cursor, queriesPerStep).all()
  const queries =
    announced.length === 0 ? [] : v.parse(queryRows, found.results).map(({ query }) => query)
  const at = new Map(announced.map((edition) => [edition.id, edition.at]))
  const hits: D1PreparedStatement[] = []
  for (const query of queries) {
    const ids = await match(query, announced)
    const editions = ids.map((id) => [id, at.get(id)])
    if (ids.length > 0)
      hits.push($client.prepare(hitSql).bind(day, query, JSON.stringify(editions)))
  }
  const last = queries.at(-1) ?? null
  return {
    mails: [],
    cursor: last,
    also: last === null ? [$client.prepare(emailsSql).bind(day)] : hits,
  }
}

/**
 * Finds which saved searches list editions whose dates were announced since the previous run. Once a day; each tick handles
 * a bounded number of queries, each of which is searched once, however many members have saved it. The emails are queued by
 * a run of their own (`queueSearchEmails`).
 */
export async function matchSearches(db: Database, match: MatchQuery, now: Date): Promise<void> {
  const { $client } = db
  const at = now.toISOString()
  const today = at.slice(0, 10)
  if (now.getUTCHours() >= newsHour)
    await $client.batch([
      $client.prepare(sweepSql).bind(today),
      $client.prepare(startSql).bind(today, at),
    ])
  const run = await openRun(db, 'searches')
  if (run === null) return
  const rows = await $client.prepare(announcedSql).bind(run.firstNews, run.lastNews, today).all()
  const announced = v.parse(announcedRows, rows.results)
  await carryOn(db, run, (current) => matchStep(db, current, announced, match), now)
}
