import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { parsedJson, rowOf } from '../../../db/parsed-json.ts'
import { eventNameColumns, eventNames, withName } from '../names/event-name.ts'
import { coverColumn, coverEntry } from './shown-pictures.ts'
import { editionTown } from '../names/town-name.ts'
import { priceStep, priceStepsJson } from '../races/price-steps.ts'
import { editionPoint } from '../editions/edition-place.ts'

/** Facts of an edition that lists show; worker/present formats them. */
export const legFacts = rowOf({
  sport: v.number(),
  distance: v.nullable(v.number()),
  unit: v.nullable(v.number()),
  metres: v.nullable(v.number()),
  seconds: v.nullable(v.number()),
  gain: v.nullable(v.number()),
})

const raceFacts = rowOf({
  sport: v.number(),
  metres: v.nullable(v.number()),
  seconds: v.nullable(v.number()),
  gain: v.nullable(v.number()),
  legs: v.array(legFacts),
  /** 1 if no place is left. */
  soldOut: v.number(),
  prices: v.array(priceStep),
})

const cardRow = v.object({
  editionId: v.number(),
  permalink: v.string(),
  ...eventNames,
  date: v.string(),
  endDate: v.string(),
  /** UTC offset in minutes with which the last day ends there (worker/time/local-day.ts). */
  endOffset: v.number(),
  confirmed: v.number(),
  status: v.nullable(v.string()),
  city: v.string(),
  country: v.string(),
  sport: v.number(),
  lat: v.number(),
  lon: v.number(),
  /** First and last day of the sign-up. */
  opens: v.nullable(v.string()),
  closes: v.nullable(v.string()),
  races: parsedJson(v.array(raceFacts)),
  cover: coverEntry,
})

export type LegFacts = v.InferOutput<typeof legFacts>
export type CardFacts = ReturnType<typeof readCards>[number]

export const legsJson = sql.raw(`(
  SELECT json_group_array(json_array(a.sport, a.distance, a.distance_unit_id, a.metres, a.seconds, a.gain_metres))
  FROM (SELECT * FROM activity WHERE race_id = r.id ORDER BY ordinal) a)`)

const racesJson = sql`(
  SELECT json_group_array(json_array(r.sport, r.metres, r.seconds, r.gain_metres, json(${legsJson}), r.sold_out,
    json(${priceStepsJson})))
  FROM (SELECT * FROM race WHERE edition_id = e.id ORDER BY ordinal) r)`

/**
 * Statement for cards of the editions that `source` selects as (id, position), in order of position. It is one
 * statement, so that a page can include it in its only batch.
 */
export function editionCards(source: SQL, locale: Locale): SQL {
  return sql`
    WITH chosen(id, position) AS (${source})
    SELECT e.id AS "editionId", ev.permalink, ${eventNameColumns},
      e.date, e.end_date AS "endDate", e.end_offset AS "endOffset", e.date_confirmed AS confirmed, e.status,
      ${editionTown(locale)} AS city, c.country, e.sport,
      ${editionPoint},
      e.registration_starts_on AS opens, e.registration_ends_on AS closes,
      ${racesJson} AS races, ${coverColumn}
    FROM chosen
    JOIN edition e ON e.id = chosen.id
    JOIN event ev ON ev.id = e.event_id
    JOIN city c ON c.id = e.city_id
    ORDER BY chosen.position`
}

/** A source for `editionCards`: the editions with these ids, in their order. */
export function editionsByIds(ids: readonly number[]): SQL {
  return sql`SELECT value, key FROM json_each(${JSON.stringify(ids)})`
}

/** Facts of cards from the rows of `editionCards`. @param locale the same as in the statement */
export const readCards = (rows: unknown, locale: Locale) =>
  v.parse(v.array(cardRow), rows).map((row) => withName(row, locale))
