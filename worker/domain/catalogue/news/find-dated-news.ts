import { closesInDays, newsHour, priceRisesInDays } from '../../../../src/model/event/event-news.ts'
import { addDays } from '../../../../src/model/values/dates.ts'
import type { Database } from '../../../db/client.ts'
import { takesPlaceSql } from '../editions/takes-place.ts'

const lookedSql = `SELECT 1 FROM mailing WHERE name = 'dated-news' AND day = ?1`
const doneSql = `INSERT INTO mailing (name, day, finished_at) VALUES ('dated-news', ?1, ?2)
  ON CONFLICT DO NOTHING`

/** Days by which a fact may be late: those on which no run has looked for it. */
const lateDays = 3

/** Editions that take place, are announced, and are ahead. */
const ahead = `e.date_confirmed = 1 AND e.date >= ?1 AND ${takesPlaceSql}`

const opensSql = `INSERT INTO event_news (event_id, edition_id, kind, present, day, at)
  SELECT e.event_id, e.id, 'opens', e.registration_starts_on, e.registration_starts_on, ?2
  FROM edition e WHERE ${ahead} AND e.registration_starts_on BETWEEN ?3 AND ?1
    AND coalesce(e.registration_ends_on, ?1) >= ?1
  ON CONFLICT DO NOTHING`

const closesSql = `INSERT INTO event_news (event_id, edition_id, kind, present, day, at)
  SELECT e.event_id, e.id, 'closes', e.registration_ends_on, e.registration_ends_on, ?2
  FROM edition e WHERE ${ahead} AND e.registration_ends_on BETWEEN ?3 AND ?4
    AND coalesce(e.registration_starts_on, ?1) <= ?1
  ON CONFLICT DO NOTHING`

/** A price rises only if the next step is known, in the same currency. Of several races the first rise counts. */
const priceSql = `INSERT INTO event_news (event_id, edition_id, kind, former, present, day, at)
  SELECT e.event_id, e.id, 'price', p.minor || ' ' || p.currency, n.minor || ' ' || n.currency, n.valid_from, ?2
  FROM ticket_price p
  JOIN ticket_price n ON n.race_id = p.race_id AND n.currency = p.currency AND n.minor > p.minor
    AND n.valid_from = date(p.valid_until, '+1 day')
  JOIN race r ON r.id = p.race_id AND r.sold_out = 0
  JOIN edition e ON e.id = r.edition_id
  WHERE ${ahead} AND p.valid_until BETWEEN ?1 AND ?3
  ORDER BY n.valid_from, r.ordinal
  ON CONFLICT DO NOTHING`

/**
 * Records the news that follows from known dates: sign-up opens, closes in 14 days, a price rises in a week. Each fact is recorded
 * once, so that it may run any number of times a day; it looks once, from the hour at which emails are queued.
 */
export async function findDatedNews(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const today = at.slice(0, 10)
  const { $client } = db
  if (now.getUTCHours() < newsHour) return
  const looked = await $client.prepare(lookedSql).bind(today).first()
  if (looked !== null) return
  await $client.batch([
    $client.prepare(opensSql).bind(today, at, addDays(today, -lateDays)),
    $client
      .prepare(closesSql)
      .bind(today, at, addDays(today, closesInDays - lateDays), addDays(today, closesInDays)),
    $client.prepare(priceSql).bind(today, at, addDays(today, priceRisesInDays)),
    $client.prepare(doneSql).bind(today, at),
  ])
}
