import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { isEditionStatus } from '../../../../src/model/event/edition-status.ts'
import { usualDate } from '../../../../src/model/schemas/event/usual-date.ts'
import type { Database } from '../../../db/client.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import { readBatch } from '../../../db/read-batch.ts'

const edition = v.object({
  id: v.number(),
  date: v.string(),
  confirmed: v.pipe(
    v.number(),
    v.transform((confirmed) => confirmed === 1),
  ),
  status: v.pipe(
    v.nullable(v.string()),
    v.transform((status) => (status !== null && isEditionStatus(status) ? status : null)),
  ),
  /** Number of races, and the last of their days; null if none is known. */
  races: v.number(),
  lastRace: v.nullable(v.string()),
})

const dueRow = v.object({
  eventId: v.number(),
  permalink: v.string(),
  usualDate: v.nullable(v.string()),
  /** IANA zone of the event's city. */
  zone: v.string(),
  state: v.string(),
  /** By date. */
  editions: parsedJson(v.array(edition)),
})

/** An event whose dates are to be looked at. */
export type DueRenewal = v.InferOutput<typeof dueRow>

/** The rule of an event's dates; undefined for a text that is none. */
export function ruleOf({ usualDate: text }: Pick<DueRenewal, 'usualDate'>) {
  if (text === null) return null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), usualDate), text)
  return parsed.success ? parsed.output : undefined
}

/**
 * State of the rule and editions of the event with this id, as a text: a batch that was planned from it must find it
 * unchanged.
 */
export const renewalState = (
  eventId: string,
): string => `(SELECT coalesce(ev.usual_date, '') || ' ' ||
  (SELECT count(*) || ' ' || coalesce(sum(e.version), 0) || ' ' || coalesce(max(e.id), 0) FROM edition e WHERE e.event_id = ev.id)
  FROM event ev WHERE ev.id = ${eventId})`

/** Events whose dates are due, the longest first. @param today ISO date */
export async function findDueRenewals(
  db: Database,
  today: string,
  limit: number,
): Promise<DueRenewal[]> {
  const [rows] = await readBatch(db, [
    sql`SELECT d.event_id AS "eventId", v.permalink, v.usual_date AS "usualDate", c.zone, ${sql.raw(renewalState('d.event_id'))} AS state,
        (SELECT json_group_array(json_object('id', e.id, 'date', e.date, 'confirmed', e.date_confirmed, 'status', e.status,
          'races', (SELECT count(*) FROM race r WHERE r.edition_id = e.id),
          'lastRace', (SELECT max(r.date) FROM race r WHERE r.edition_id = e.id AND r.date <= e.end_date)))
          FROM (SELECT * FROM edition WHERE event_id = d.event_id ORDER BY date) e) AS editions
      FROM (SELECT event_id, due_on FROM date_renewal WHERE due_on <= ${today}
        ORDER BY due_on, event_id LIMIT ${limit}) d JOIN event v ON v.id = d.event_id JOIN city c ON c.id = v.city_id`,
  ])
  return v.parse(v.array(dueRow), rows)
}
