import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { ValuesByPath } from '../../../../src/model/corrections/corrected-values.ts'
import type { Database } from '../../../db/client.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'

/** Values of facts by path, as a column has them. */
export const storedValues: v.GenericSchema<unknown, ValuesByPath> = parsedJson(
  v.record(v.string(), v.unknown()),
)

const rows = v.array(
  v.object({
    id: v.number(),
    eventId: v.number(),
    permalink: v.string(),
    ...eventNames,
    text: v.string(),
    path: v.string(),
    former: storedValues,
    proposed: storedValues,
    race: v.nullable(v.string()),
    sport: v.nullable(v.string()),
    link: v.nullable(v.string()),
    locale: v.string(),
    sentAt: v.string(),
    /** Members who propose the same. */
    senders: v.number(),
  }),
)

/** Corrections that match a condition on `f`, with the event's name in the language. */
export async function findCorrections(db: Database, condition: SQL, locale: Locale) {
  const [found] = await readBatch(db, [
    sql`SELECT f.id, f.event_id AS "eventId", ev.permalink, ${eventNameColumns}, f.text, f.path, f.former, f.proposed, f.race,
        f.sport, f.link, f.locale, f.sent_at AS "sentAt",
        (SELECT count(DISTINCT s.member_id) FROM feedback s WHERE s.id = f.id OR s.same_as = f.id) AS senders
      FROM feedback f JOIN event ev ON ev.id = f.event_id WHERE f.path IS NOT NULL AND ${condition}`,
  ])
  return v.parse(rows, found).map((row) => withName(row, locale))
}

export type Correction = Awaited<ReturnType<typeof findCorrections>>[number]
