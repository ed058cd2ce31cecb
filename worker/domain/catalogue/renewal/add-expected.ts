import type { Database } from '../../../db/client.ts'
import { isFailedCondition } from '../../../db/require-condition.ts'
import { countedChange } from '../counts/count-changes.ts'
import { renewalState } from './due-renewals.ts'

/** A look at an event's dates: the edition that is expected, if any is to be added. */
export interface PlannedRenewal {
  eventId: number
  permalink: string
  /** State of the event when it was read (`renewalState`). */
  state: string
  fault: string | null
  /** ISO date on which the rule has another next date; null without a rule, or for one that never has a date. */
  dueOn: string | null
  /** ISO dates of the first and last day; null if nothing is to be added. */
  date: string | null
  endDate: string | null
  /** UTC offset in minutes with which the last day ends. */
  endOffset: number
  /** Id of the edition with its races, and the number of days from that one's first day; null without an edition. */
  template: number | null
  days: number
}

/** Days after which an event is looked at again at the latest. */
const retryDays = 400

const of = (key: string): string => `p.value ->> '$.${key}'`
const added = `FROM json_each(?2) p JOIN edition n ON n.event_id = ${of('eventId')} AND n.date = ${of('date')}`

/** Columns of a race that the next edition's has too. */
const raceFacts = `ordinal, sport, name, names, acronym, start_time, venue, min_number_of_team_members,
  max_number_of_team_members, minimum_age, max_age, max_participants, metres, seconds, gain_metres, profile`
const legFacts = `ordinal, sport, distance, distance_unit_id, unknown_distance, metres, seconds, elevation_gain,
  elevation_gain_unit_id, elevation_drop, elevation_drop_unit_id, max_elevation, max_elevation_unit_id, min_elevation,
  min_elevation_unit_id, gain_metres`
const columnsOf = (row: string, columns: string): string =>
  columns
    .split(',')
    .map((column) => `${row}.${column.trim()}`)
    .join(', ')

const later = `date(?1, '+${retryDays} days')`
const raceDay = `date(r.date, ${of('days')} || ' days')`

/** `?1` is today, `?2` the JSON of the plans, `?3` the instant. */
const statements = [
  // `json` raises an error for a text that is no JSON, so that the batch fails if an event has changed.
  `SELECT json(CASE WHEN EXISTS (SELECT 1 FROM json_each(?2) p
    WHERE ${of('state')} IS NOT ${renewalState(of('eventId'))}) THEN 'condition failed' ELSE '0' END)`,
  `INSERT INTO edition (event_id, date, end_date, date_confirmed, sport, city_id, zone, end_offset, added_on)
    SELECT ev.id, ${of('date')}, ${of('endDate')}, 0,
      coalesce((SELECT sport FROM edition WHERE id = ${of('template')}), 0), ev.city_id, c.zone, ${of('endOffset')}, ?1
    FROM json_each(?2) p JOIN event ev ON ev.id = ${of('eventId')} JOIN city c ON c.id = ev.city_id
    WHERE ${of('date')} IS NOT NULL`,
  `INSERT INTO race (edition_id, date, ${raceFacts})
    SELECT n.id, CASE WHEN ${raceDay} BETWEEN n.date AND n.end_date THEN ${raceDay} END, ${columnsOf('r', raceFacts)}
    ${added} JOIN race r ON r.edition_id = ${of('template')} ORDER BY n.id, r.ordinal`,
  `INSERT INTO activity (race_id, ${legFacts})
    SELECT nr.id, ${columnsOf('a', legFacts)}
    ${added} JOIN race nr ON nr.edition_id = n.id
      JOIN race r ON r.edition_id = ${of('template')} AND r.ordinal = nr.ordinal
      JOIN activity a ON a.race_id = r.id ORDER BY nr.id, a.ordinal`,
  `UPDATE event SET updated_at = ?3 WHERE id IN (SELECT ${of('eventId')} FROM json_each(?2) p WHERE ${of('date')} IS NOT NULL)`,
  `INSERT INTO search_outbox (event_id, queued_at, version, attempts)
    SELECT ${of('eventId')}, ?3, 1, 0 FROM json_each(?2) p WHERE ${of('date')} IS NOT NULL
    ON CONFLICT (event_id) DO UPDATE SET version = search_outbox.version + 1, attempts = 0`,
  `UPDATE date_renewal SET fault = ${of('fault')}, due_on = min(
      coalesce(${of('dueOn')}, ${later}),
      coalesce((SELECT date(min(e.date), '+1 day') FROM edition e
        WHERE e.event_id = date_renewal.event_id AND e.date >= ?1), ${later}))
    FROM json_each(?2) p WHERE date_renewal.event_id = ${of('eventId')}`,
  `DELETE FROM date_renewal WHERE event_id IN (SELECT ${of('eventId')} FROM json_each(?2) p)
    AND EXISTS (SELECT 1 FROM event ev WHERE ev.id = date_renewal.event_id AND ev.usual_date IS NULL)`,
]

const failedSql = `UPDATE date_renewal SET fault = ?2, due_on = date(?1, '+1 day') WHERE event_id = ?3`

export interface RenewalsWritten {
  /** Events that got an edition. */
  added: PlannedRenewal[]
  /** Events that got none because of an error. */
  failed: { permalink: string; reason: string }[]
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)

/**
 * Adds the expected editions, each with the races of its template, and queues the events for search, in one batch. A batch
 * that fails is written in halves until the event at fault is alone; it is tried again on the next day. Nothing is written of
 * events that were changed since they were read; they stay due.
 */
export async function addExpected(
  db: Database,
  plans: readonly PlannedRenewal[],
  now: Date,
): Promise<RenewalsWritten> {
  if (plans.length === 0) return { added: [], failed: [] }
  const at = now.toISOString()
  const today = at.slice(0, 10)
  const json = JSON.stringify(plans)
  try {
    const changes = statements.map((text) => bound(db.$client, text, [today, json, at]))
    const events = plans.flatMap(({ eventId, date }) => (date === null ? [] : [eventId]))
    await db.$client.batch(events.length === 0 ? changes : countedChange(db, events, changes))
    return { added: plans.filter(({ date }) => date !== null), failed: [] }
  } catch (error) {
    const [only] = plans
    if (plans.length === 1 && only !== undefined) {
      if (isFailedCondition(error)) return { added: [], failed: [] }
      const reason = reasonOf(error)
      await db.$client.prepare(failedSql).bind(today, reason, only.eventId).run()
      return { added: [], failed: [{ permalink: only.permalink, reason }] }
    }
    const half = Math.ceil(plans.length / 2)
    const first = await addExpected(db, plans.slice(0, half), now)
    const second = await addExpected(db, plans.slice(half), now)
    return {
      added: [...first.added, ...second.added],
      failed: [...first.failed, ...second.failed],
    }
  }
}

/** A statement with the values up to the last one that it names; D1 refuses more. */
function bound(db: D1Database, text: string, values: readonly string[]): D1PreparedStatement {
  const last = values.findLastIndex((_, index) => text.includes(`?${index + 1}`))
  return db.prepare(text).bind(...values.slice(0, last + 1))
}
