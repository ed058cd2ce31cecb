import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { eventNameColumns, eventNames, withName } from '../names/event-name.ts'

const knownRow = v.object({ hue: v.string(), permalink: v.string(), ...eventNames })

export type KnownEvent = ReturnType<typeof readKnownEvents>[number]

/** Statement for the best-known events of each hue with a race of known length (highlights.ts). */
export const knownEvents = (): SQL => sql`
  SELECT h.key AS hue, ev.permalink, ${eventNameColumns}
  FROM highlight h JOIN edition e ON e.id = h.edition_id JOIN event ev ON ev.id = e.event_id
  WHERE h.kind = 'known' ORDER BY h.key, h.ordinal`

/** Rows of `knownEvents`. */
export const readKnownEvents = (rows: unknown, locale: Locale) =>
  v.parse(v.array(knownRow), rows).map((row) => withName(row, locale))

/** Pairs of permalinks of any two of the best-known events of a hue: the comparisons that search engines may index. */
export async function findKnownPairs(db: Database): Promise<[string, string][]> {
  const [rows] = await readBatch(db, [knownEvents()])
  const events = v.parse(v.array(knownRow), rows)
  return events.flatMap((event, index) =>
    events
      .slice(index + 1)
      .filter(({ hue }) => hue === event.hue)
      .map(({ permalink }): [string, string] => [event.permalink, permalink]),
  )
}
