import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { eventNameColumns, eventNames, withName } from '../names/event-name.ts'

/** Facts of an edition that a bar of the month view shows: far fewer than those of a card. */
const barRow = v.object({
  editionId: v.number(),
  permalink: v.string(),
  ...eventNames,
  date: v.string(),
  endDate: v.string(),
  endOffset: v.number(),
  confirmed: v.number(),
  status: v.nullable(v.string()),
  sport: v.number(),
})

export type BarFacts = ReturnType<typeof readBars>[number]

/** Statement for the bars of the editions that `source` selects as (id, position), in order of position. */
export function editionBars(source: SQL): SQL {
  return sql`
    WITH chosen(id, position) AS (${source})
    SELECT e.id AS "editionId", ev.permalink, ${eventNameColumns}, e.date, e.end_date AS "endDate",
      e.end_offset AS "endOffset",      e.date_confirmed AS confirmed, e.status, e.sport
    FROM chosen
    JOIN edition e ON e.id = chosen.id
    JOIN event ev ON ev.id = e.event_id
    ORDER BY chosen.position`
}

/** Facts of bars from the rows of `editionBars`. */
export const readBars = (rows: unknown, locale: Locale) =>
  v.parse(v.array(barRow), rows).map((row) => withName(row, locale))
