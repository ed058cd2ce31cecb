import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { addDays } from '../../../../src/model/values/dates.ts'
import { closesInDays } from '../../../../src/model/event/event-news.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { takesPlaceSql } from '../../catalogue/editions/takes-place.ts'

/** Editions of each part of the pool, the weightiest first, or for finds the least known first. */
const poolSize = 300
/** Editions of a weekend, of which a reader is near few. */
const weekendSize = 3000
/** Days back for which a sign-up has just opened and a date was just confirmed: since the previous list. */
const newDays = 7
/** Days ahead of the starts of finds. */
const findsAhead = { from: 14, to: 240 }
/** Editorial weight below which an event may be unknown to readers of any country. */
const knownWeight = 70
/** Days from the Sunday of the list to the Friday and Sunday of the next weekend. */
const weekend = { from: 5, to: 7 }

const poolRow = v.object({
  id: v.number(),
  eventId: v.number(),
  date: v.string(),
  sport: v.number(),
  country: v.string(),
  language: v.string(),
  lat: v.number(),
  lon: v.number(),
  /** 1 if all other events of its country are less weighty. */
  isLargest: v.optional(v.number(), 0),
})
export type PoolEdition = v.InferOutput<typeof poolRow>

/** Editions that a week's lists are chosen from. */
export interface ListPool {
  confirmed: PoolEdition[]
  weekend: PoolEdition[]
  opened: PoolEdition[]
  closing: PoolEdition[]
  finds: PoolEdition[]
}

/** Announced editions ahead that take place and match a condition. */
const editions = (
  today: string,
  condition: SQL,
  order: SQL,
  limit = poolSize,
  also = sql``,
): SQL => sql`
  SELECT e.id, e.event_id AS "eventId", e.date, e.sport, c.country, ev.name_language AS language, c.lat, c.lon ${also}
  FROM edition e JOIN event ev ON ev.id = e.event_id JOIN city c ON c.id = e.city_id
  WHERE e.date > ${today} AND e.date_confirmed = 1 AND ${sql.raw(takesPlaceSql)} AND ${condition}
  ORDER BY ${order} LIMIT ${limit}`

const isLargest = sql`, NOT EXISTS (SELECT 1 FROM city oc CROSS JOIN event o ON o.city_id = oc.id
  WHERE oc.country = c.country AND o.id <> ev.id AND o.weight >= ev.weight) AS "isLargest"`

/** The pool of a day (ISO date). One round trip. */
export async function readPool(db: Database, day: string): Promise<ListPool> {
  const since = addDays(day, -newDays)
  const starts = ({ from, to }: { from: number; to: number }) =>
    sql`e.date BETWEEN ${addDays(day, from)} AND ${addDays(day, to)}`
  const open = sql`e.registration_starts_on BETWEEN ${since} AND ${day}
    AND coalesce(e.registration_ends_on, ${day}) >= ${day}`
  const closing = sql`e.registration_ends_on BETWEEN ${day} AND ${addDays(day, closesInDays)}
    AND coalesce(e.registration_starts_on, ${day}) <= ${day}`
  const confirmed = sql`e.id IN (SELECT n.edition_id FROM event_news n
    WHERE n.at >= ${since} AND n.kind = 'confirmed')`
  const weightiest = sql`ev.weight DESC, e.id`
  const finds = sql`${starts(findsAhead)} AND ev.weight < ${knownWeight}`
  const results = await readBatch(db, [
    editions(day, confirmed, weightiest),
    editions(day, starts(weekend), weightiest, weekendSize),
    editions(day, open, weightiest),
    editions(day, closing, sql`e.registration_ends_on, ${weightiest}`),
    editions(day, finds, sql`ev.weight, e.id`, poolSize, isLargest),
  ])
  const [announced = [], near = [], opened = [], soon = [], unknown = []] = results.map((rows) =>
    v.parse(v.array(poolRow), rows),
  )
  return { confirmed: announced, weekend: near, opened, closing: soon, finds: unknown }
}
