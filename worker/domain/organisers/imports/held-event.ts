import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'

/** A published event of the organisation that imports, or the draft of a new one. */
export interface HeldEvent {
  /** Null for a draft. */
  eventId: number | null
  /** Null for a published event. */
  draftId: string | null
  name: string
  cityId: number | null
  /** Null for the city itself. */
  town: string | null
  lat: number | null
  lon: number | null
  /** ISO dates of its editions. */
  dates: string[]
  /** Its name, in other languages too. */
  names: string[]
  /** Families of the rows of earlier lists that it was made of, and how these call it. */
  families: string[]
  listNames: string[]
}

const listed = v.object({
  eventId: v.nullable(v.number()),
  draftId: v.nullable(v.string()),
  name: v.nullable(v.string()),
  cityId: v.nullable(v.number()),
  town: v.nullable(v.string()),
  lat: v.nullable(v.number()),
  lon: v.nullable(v.number()),
  /** Joined by commas, and by line breaks. */
  dates: v.nullable(v.string()),
  names: v.nullable(v.string()),
})

const written = v.object({
  eventId: v.nullable(v.number()),
  draftId: v.string(),
  family: v.string(),
  name: v.string(),
})

const split = (text: string | null, by: string): string[] =>
  (text ?? '').split(by).filter((part) => part !== '')

/** Events of the organisation, and what earlier lists call those of these families. */
export async function findHeldEvents(
  db: Database,
  organiserId: number,
  families: readonly string[],
): Promise<HeldEvent[]> {
  const [events, drafts, rows] = await readBatch(db, [
    sql`SELECT e.id AS "eventId", NULL AS "draftId", e.name, e.city_id AS "cityId", e.town, e.lat, e.lon,
        (SELECT group_concat(d.date) FROM edition d WHERE d.event_id = e.id) AS dates,
        (SELECT group_concat(t.name, char(10)) FROM event_text t WHERE t.event_id = e.id) AS names
      FROM event e WHERE e.organiser_id = ${organiserId}`,
    sql`SELECT NULL AS "eventId", d.id AS "draftId", d.facts ->> '$.name' AS name, c.id AS "cityId",
        d.facts ->> '$.place.town' AS town, coalesce(d.facts ->> '$.place.lat', c.lat) AS lat,
        coalesce(d.facts ->> '$.place.lon', c.lon) AS lon,
        (SELECT group_concat(e.value ->> '$.date') FROM json_each(d.facts, '$.editions') e) AS dates, NULL AS names
      FROM event_draft d LEFT JOIN city c ON c.id = d.facts ->> '$.place.cityId'
      WHERE d.organiser_id = ${organiserId} AND d.event_id IS NULL`,
    sql`SELECT DISTINCT r.event_id AS "eventId", r.draft_id AS "draftId", r.family, r.facts ->> '$.name' AS name
      FROM event_import_row r JOIN event_import i ON i.id = r.import_id AND i.organiser_id = ${organiserId}
      WHERE r.family IN (SELECT value FROM json_each(${JSON.stringify(families)})) AND r.state = 'written'
        AND r.draft_id IS NOT NULL`,
  ])
  const lists = v.parse(v.array(written), rows)
  return [events, drafts].flatMap((each) =>
    v.parse(v.array(listed), each).map((row): HeldEvent => {
      const ofEvent = lists.filter(({ eventId, draftId }) =>
        row.eventId === null ? draftId === row.draftId : eventId === row.eventId,
      )
      return {
        ...row,
        name: row.name ?? '',
        dates: split(row.dates, ','),
        names: [row.name ?? '', ...split(row.names, '\n')].filter((name) => name !== ''),
        families: ofEvent.map(({ family }) => family),
        listNames: ofEvent.map(({ name }) => name),
      }
    }),
  )
}
