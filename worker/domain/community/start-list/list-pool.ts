import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { addDays } from '../../../../src/model/values/dates.ts'
import { closesInDays } from '../../../../src/model/event/event-news.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { takesPlaceSql } from '../../catalogue/editions/takes-place.ts'

/** Editions of each part of the pool, the weightiest first, or for finds the least known first. */
const poolSize = 300
/** Days back for which a sign-up counts as just opened: since the previous list. */
const openedDays = 7
/** Days ahead of the starts of finds. */
const findsAhead = { from: 14, to: 240 }

const poolRow = v.object({
  id: v.number(),
  eventId: v.number(),
  date: v.string(),
  sport: v.number(),
  country: v.string(),
  language: v.string(),
})
export type PoolEdition = v.InferOutput<typeof poolRow>

/** Editions that a week's lists are chosen from. */
export interface ListPool {
  opened: PoolEdition[]
  closing: PoolEdition[]
  finds: PoolEdition[]
}

/** Announced editions ahead that take place and match a condition. */
const editions = (today: string, condition: SQL, order: SQL): SQL => sql`
  SELECT e.id, e.event_id AS "eventId", e.date, e.sport, c.country, ev.name_language AS language
  FROM edition e JOIN event ev ON ev.id = e.event_id JOIN city c ON c.id = e.city_id
  WHERE e.date > ${today} AND e.date_confirmed = 1 AND ${sql.raw(takesPlaceSql)} AND ${condition}
  ORDER BY ${order} LIMIT ${poolSize}`

/** The pool of a day (ISO date). One round trip. */
export async function readPool(db: Database, day: string): Promise<ListPool> {
  const from = addDays(day, findsAhead.from)
  const to = addDays(day, findsAhead.to)
  const open = sql`e.registration_starts_on BETWEEN ${addDays(day, -openedDays)} AND ${day}
    AND coalesce(e.registration_ends_on, ${day}) >= ${day}`
  const closing = sql`e.registration_ends_on BETWEEN ${day} AND ${addDays(day, closesInDays)}
    AND coalesce(e.registration_starts_on, ${day}) <= ${day}`
  const results = await readBatch(db, [
    editions(day, open, sql`ev.weight DESC, e.id`),
    editions(day, closing, sql`e.registration_ends_on, ev.weight DESC, e.id`),
    editions(day, sql`e.date BETWEEN ${from} AND ${to}`, sql`ev.weight, e.id`),
  ])
  const [opened = [], soon = [], finds = []] = results.map((rows) =>
    v.parse(v.array(poolRow), rows),
  )
  return { opened, closing: soon, finds }
}
