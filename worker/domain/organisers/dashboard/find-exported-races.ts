import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { importRowsLimit } from '../../../../src/model/event/imports.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { freeTown } from '../../catalogue/names/town-name.ts'
import { organisersOf } from './list-events.ts'

const text = v.nullable(v.string())
const number = v.nullable(v.number())
const json = <T extends v.GenericSchema>(schema: T) => v.pipe(v.string(), v.parseJson(), schema)

const exportedRace = v.object({
  name: v.string(),
  language: v.string(),
  date: v.string(),
  end: v.string(),
  /** The town, or the gazetteer's city. */
  city: v.string(),
  region: v.string(),
  country: v.string(),
  /** Pin; null where the event is somewhere in its city. */
  lat: number,
  lon: number,
  venue: text,
  /** Code of the sport of the race, or of the edition for one without races. */
  sport: v.number(),
  race: text,
  distance: number,
  distanceUnit: number,
  climb: number,
  climbUnit: number,
  /** ISO date of its start; null if only the edition's is known. */
  day: text,
  start: text,
  prices: json(
    v.array(v.object({ amount: v.number(), currency: v.string(), from: text, until: text })),
  ),
  site: text,
  entry: text,
  opens: text,
  closes: text,
  /** 1 for a date that the organiser confirmed, 0 for an expected one. */
  confirmed: v.number(),
  status: text,
  /** Reason of the status by language. */
  reason: json(v.record(v.string(), v.string())),
  previous: text,
})

/** A race of an edition with the facts that a list of events can have. */
export type ExportedRace = v.InferOutput<typeof exportedRace>

/**
 * Races of the organisations that a member represents, by date; the latest, as many as an import reads. An edition without
 * races is one row. One round trip.
 */
export async function findExportedRaces(db: Database, memberId: number): Promise<ExportedRace[]> {
  const place = sql.raw('CASE WHEN e.lat IS NULL THEN ev.lat ELSE e.lat END')
  const [rows] = await readBatch(db, [
    sql`SELECT * FROM (SELECT ev.name, ev.name_language AS language, e.date, e.end_date AS "end",
        coalesce(${freeTown}, c.name) AS city, c.region, c.country,
        CASE WHEN ${place} = c.lat THEN NULL ELSE ${place} END AS lat,
        CASE WHEN ${place} = c.lat THEN NULL WHEN e.lat IS NULL THEN ev.lon ELSE e.lon END AS lon,
        CASE WHEN e.lat IS NULL THEN ev.venue ELSE e.venue END AS venue,
        coalesce(r.sport, e.sport) AS sport, r.name AS race, a.distance, a.distance_unit_id AS "distanceUnit",
        a.elevation_gain AS climb, a.elevation_gain_unit_id AS "climbUnit", r.date AS day, r.start_time AS start,
        (SELECT json_group_array(json_object('amount', minor, 'currency', currency, 'from', valid_from, 'until', valid_until))
          FROM (SELECT * FROM ticket_price p WHERE p.race_id = r.id ORDER BY p.valid_from, p.id)) AS prices,
        ev.url AS site, e.registration_url AS entry, e.registration_starts_on AS opens,
        e.registration_ends_on AS closes, e.date_confirmed AS confirmed,
        e.status, e.status_reason AS reason, e.previous_date AS previous,
        ev.id AS "eventId", coalesce(r.ordinal, 0) AS ordinal
      FROM edition e JOIN event ev ON ev.id = e.event_id JOIN city c ON c.id = e.city_id
      LEFT JOIN race r ON r.edition_id = e.id LEFT JOIN activity a ON a.race_id = r.id AND a.ordinal = 0
      WHERE ev.organiser_id IN ${organisersOf(memberId)}
      ORDER BY e.date DESC, ev.id, r.ordinal LIMIT ${importRowsLimit})
      ORDER BY date, "eventId", ordinal`,
  ])
  return v.parse(v.array(exportedRace), rows)
}
