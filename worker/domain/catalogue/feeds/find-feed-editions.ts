import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { localName } from '../../../../src/i18n/local-name.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import { feedEntriesLimit } from '../../../../src/model/values/limits.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import {
  eventNameColumns,
  eventNames,
  namesColumn,
  nameAtEvent,
  raceNames,
  withName,
} from '../names/event-name.ts'
import { coverColumn, coverEntry } from '../cards/shown-pictures.ts'
import { editionTown } from '../names/town-name.ts'
import { legFacts, legsJson } from '../cards/edition-cards.ts'
import { editionPoint, editionVenue } from '../editions/edition-place.ts'
import { editionOfDay } from '../editions/former-dates.ts'

const raceFacts = v.object({
  ...raceNames,
  sport: v.number(),
  date: v.nullable(v.string()),
  startTime: v.nullable(v.string()),
  metres: v.nullable(v.number()),
  legs: v.array(legFacts),
})

const feedRow = v.object({
  editionId: v.number(),
  permalink: v.string(),
  ...eventNames,
  date: v.string(),
  endDate: v.string(),
  /** UTC offset in minutes with which the last day ends there. */
  endOffset: v.number(),
  confirmed: v.number(),
  status: v.nullable(v.string()),
  /** Reason of the status, and what happens to entries, by locale. */
  reason: namesColumn,
  entries: namesColumn,
  previousDate: v.nullable(v.string()),
  /** IANA zone of start times. */
  zone: v.string(),
  /** Counts the changes of the edition. */
  version: v.number(),
  sport: v.number(),
  city: v.string(),
  country: v.string(),
  venue: v.nullable(v.string()),
  venueNames: namesColumn,
  lat: v.number(),
  lon: v.number(),
  /** ISO instant of the event's last change. */
  updatedAt: v.string(),
  races: v.pipe(v.string(), v.parseJson(), v.array(raceFacts)),
  cover: coverEntry,
})

/** Facts of an edition that feeds show. */
export type FeedFacts = ReturnType<typeof readFeedFacts>[number]

const racesJson = sql`(
  SELECT json_group_array(json_object('name', r.name, 'names', json(r.names), 'sport', r.sport, 'date', r.date, 'startTime', r.start_time,
    'metres', r.metres, 'legs', json(${legsJson})))
  FROM (SELECT * FROM race WHERE edition_id = e.id ORDER BY ordinal) r)`

/** Statement for the editions whose ids `source` selects, by date; the earliest, at most as many as a feed holds. */
export function feedEditions(source: SQL, locale: Locale): SQL {
  return sql`
    WITH chosen(id) AS (${source})
    SELECT e.id AS "editionId", ev.permalink, ${eventNameColumns},
      e.date, e.end_date AS "endDate", e.end_offset AS "endOffset", e.date_confirmed AS confirmed, e.status, e.status_reason AS reason, e.entries_note AS entries,
      e.previous_date AS "previousDate", e.zone, e.version, e.sport, ${editionTown(locale)} AS city, c.country,
      ${editionVenue}, ${editionPoint},
      ev.updated_at AS "updatedAt", ${racesJson} AS races, ${coverColumn}
    FROM chosen
    JOIN edition e ON e.id = chosen.id
    JOIN event ev ON ev.id = e.event_id
    JOIN city c ON c.id = e.city_id
    ORDER BY e.date, e.id LIMIT ${feedEntriesLimit}`
}

/** Facts from the rows of `feedEditions`. @param locale the same as in the statement */
export const readFeedFacts = (rows: unknown, locale: Locale) =>
  v.parse(v.array(feedRow), rows).map((row) => {
    const local = (name: string, names: Record<string, string>) =>
      nameAtEvent(name, names, row.originalLanguage, locale).text
    return {
      ...withName(row, locale),
      venue: row.venue === null ? null : local(row.venue, row.venueNames),
      races: row.races.map((race) => ({ ...race, name: local(race.name, race.names) })),
    }
  })

/** The editions of these ids, by date. One round trip. */
export async function findFeedEditions(
  db: Database,
  ids: readonly number[],
  locale: Locale,
): Promise<FeedFacts[]> {
  const source = sql`SELECT value FROM json_each(${JSON.stringify(ids)})`
  const [rows] = await readBatch(db, [feedEditions(source, locale)])
  return readFeedFacts(rows, locale)
}

const organiserRow = v.object({ name: v.string(), names: namesColumn })

/**
 * All editions of an event, or that of a day. A former date of an edition finds it, too, so that the URL of a subscribed
 * feed stays valid. One round trip.
 * @throws DomainError 'event-not-found', or 'edition-not-found' if the event has no edition on that date
 */
export async function findEventFeed(
  db: Database,
  { permalink, date }: { permalink: string; date: string | null },
  locale: Locale,
): Promise<{ name: string; editions: FeedFacts[] }> {
  const eventId = sql`(SELECT id FROM event WHERE permalink = ${permalink})`
  const source =
    date === null
      ? sql`SELECT id FROM edition WHERE event_id = ${eventId}`
      : sql`SELECT id FROM edition WHERE id = ${editionOfDay(eventId, date)}`
  const [names, rows] = await readBatch(db, [
    sql`SELECT ${eventNameColumns} FROM event ev WHERE ev.permalink = ${permalink}`,
    feedEditions(source, locale),
  ])
  const [event] = v.parse(v.array(v.object(eventNames)), names)
  if (event === undefined) throw new DomainError('event-not-found')
  const editions = readFeedFacts(rows, locale)
  if (date !== null && editions.length === 0) throw new DomainError('edition-not-found')
  return { name: withName(event, locale).name, editions }
}

/**
 * The editions of all events of an organiser that end on `from` (ISO date) or later. One round trip.
 * @throws DomainError 'not-found' for an unknown organiser
 */
export async function findOrganiserFeed(
  db: Database,
  { permalink, from }: { permalink: string; from: string },
  locale: Locale,
): Promise<{ name: string; editions: FeedFacts[] }> {
  const [names, rows] = await readBatch(db, [
    sql`SELECT name, names FROM organiser WHERE permalink = ${permalink}`,
    feedEditions(
      sql`SELECT e.id FROM organiser o JOIN event ev ON ev.organiser_id = o.id JOIN edition e ON e.event_id = ev.id
        WHERE o.permalink = ${permalink} AND e.end_date >= ${from}`,
      locale,
    ),
  ])
  const [organiser] = v.parse(v.array(organiserRow), names)
  if (organiser === undefined) throw new DomainError('not-found')
  const { text } = localName({ text: organiser.name, language: '' }, organiser.names, locale)
  return { name: text, editions: readFeedFacts(rows, locale) }
}
