import { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import type { JudgedEvent } from './question.ts'

const row = v.object({
  eventId: v.number(),
  permalink: v.string(),
  names: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  city: v.string(),
  country: v.string(),
  region: v.string(),
})

/** The events of a database file by the facts that judge an answer, from the catalogue's tables alone. */
export function judgedEvents(file: string): JudgedEvent[] {
  const db = new DatabaseSync(file, { readOnly: true })
  const rows = db
    .prepare(
      `SELECT ev.id AS "eventId", ev.permalink, c.name AS city, c.country, c.region,
        (SELECT json_group_array(name) FROM (
          SELECT ev.name AS name UNION SELECT t.name FROM event_text t WHERE t.event_id = ev.id)) AS names
      FROM event ev JOIN city c ON c.id = ev.city_id`,
    )
    .all()
  db.close()
  return v.parse(v.array(row), rows)
}
