import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/i18n/locales.ts'
import { similarEventsLimit } from '../../../../src/model/limits.ts'
import { toMetres, unitOfCode } from '../../../../src/model/units.ts'
import { DomainError } from '../../../../src/model/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { editionCards, readCards, type CardFacts } from '../editions/edition-cards.ts'
import { priceStep, priceStepsJson } from '../races/price-steps.ts'
import { takesPlaceSql } from '../editions/takes-place.ts'
import { eventNameColumns, eventNames, nameAtEvent, namesColumn, withName } from './event-name.ts'

const eventRow = v.object({
  id: v.number(),
  permalink: v.string(),
  ...eventNames,
  lat: v.number(),
  lon: v.number(),
  venue: v.nullable(v.string()),
  venueNames: namesColumn,
  url: v.nullable(v.string()),
  sourceUrl: v.string(),
  checkedOn: v.nullable(v.string()),
  updatedAt: v.string(),
  since: v.nullable(v.number()),
  usualDate: v.nullable(v.string()),
  city: v.string(),
  citySlug: v.string(),
  country: v.string(),
  region: v.string(),
  organiser: v.nullable(v.string()),
  organiserNames: v.nullable(namesColumn),
  organiserSite: v.nullable(v.string()),
})

const editionRow = v.object({
  id: v.number(),
  date: v.string(),
  endDate: v.string(),
  confirmed: v.number(),
  sport: v.number(),
  status: v.nullable(v.string()),
  previousDate: v.nullable(v.string()),
  zone: v.string(),
  opens: v.nullable(v.string()),
  closes: v.nullable(v.string()),
  registrationUrl: v.nullable(v.string()),
  provider: v.nullable(v.string()),
  capacity: v.nullable(v.number()),
})

/** [figure, unit code] as the organiser states it; null where either is missing. */
const elevation = v.pipe(
  v.tuple([v.nullable(v.number()), v.nullable(v.number())]),
  v.transform(([value, code]) => {
    const unit = code === null ? null : unitOfCode(code)
    return value === null || unit === null ? null : toMetres(value, unit)
  }),
)

const legRow = v.object({
  sport: v.number(),
  distance: v.nullable(v.number()),
  unit: v.nullable(v.number()),
  metres: v.nullable(v.number()),
  seconds: v.nullable(v.number()),
  gain: v.nullable(v.number()),
  /** In metres, as the lengths above. */
  drop: elevation,
  highest: elevation,
  lowest: elevation,
})

const raceRow = v.object({
  id: v.number(),
  sport: v.number(),
  name: v.string(),
  names: namesColumn,
  acronym: v.nullable(v.string()),
  date: v.nullable(v.string()),
  startTime: v.nullable(v.string()),
  venue: v.nullable(v.string()),
  teamMin: v.nullable(v.number()),
  teamMax: v.nullable(v.number()),
  ageMin: v.nullable(v.number()),
  ageMax: v.nullable(v.number()),
  capacity: v.nullable(v.number()),
  metres: v.nullable(v.number()),
  seconds: v.nullable(v.number()),
  gain: v.nullable(v.number()),
  legs: v.pipe(v.string(), v.parseJson(), v.array(legRow)),
  /** 1 where no place is left. */
  soldOut: v.number(),
  prices: v.pipe(v.string(), v.parseJson(), v.array(priceStep)),
})

export type EventRow = ReturnType<typeof readEvents>[number]
/** With the names that readers of the locale see. */
const readEvents = (rows: unknown, locale: Locale) =>
  v.parse(v.array(eventRow), rows).map((row) => {
    const local = (name: string | null, names: Record<string, string> | null) =>
      name === null ? null : nameAtEvent(name, names ?? {}, row.originalLanguage, locale)
    return {
      ...withName(row, locale),
      venue: local(row.venue, row.venueNames),
      organiser: local(row.organiser, row.organiserNames),
    }
  })

/** @param language of the event's own name */
const readRaces = (rows: unknown, language: string, locale: Locale) =>
  v.parse(v.array(raceRow), rows).map((row) => {
    const { text, language: nameLanguage } = nameAtEvent(row.name, row.names, language, locale)
    return { ...row, name: text, nameLanguage }
  })

export type EditionRow = v.InferOutput<typeof editionRow>
export type RaceRow = ReturnType<typeof readRaces>[number]

export interface EventFacts {
  event: EventRow
  /** Newest first. */
  editions: EditionRow[]
  edition: EditionRow
  races: RaceRow[]
  similar: CardFacts[]
}

/**
 * The event of a permalink with one edition: that of `date`, or else the next one, or else the last. One round trip.
 * @throws DomainError 'event-not-found', or 'edition-not-found' where the event has none on that date
 */
export async function findEvent(
  db: Database,
  query: { permalink: string; date: string | null; locale: Locale; today: string },
): Promise<EventFacts> {
  const { permalink, date, locale, today } = query
  const eventId = sql`(SELECT id FROM event WHERE permalink = ${permalink})`
  const chosen = sql`(SELECT id FROM edition WHERE event_id = ${eventId}
    ${date === null ? sql`` : sql`AND date = ${date}`}
    ORDER BY end_date < ${today}, CASE WHEN end_date >= ${today} THEN date END, date DESC LIMIT 1)`
  const [events, editions, races, similar] = await readBatch(db, [
    sql`
      SELECT ev.id, ev.permalink, ${eventNameColumns},
        ev.lat, ev.lon, ev.venue, ev.venue_names AS "venueNames", ev.url, ev.source_url AS "sourceUrl",
        nullif(ev.checked_on, '') AS "checkedOn",
        ev.updated_at AS "updatedAt", ev.since, ev.usual_date AS "usualDate",
        coalesce(c.names ->> ${`$."${locale}"`}, c.name) AS city, c.slug AS "citySlug", c.country, c.region,
        o.name AS organiser, o.names AS "organiserNames", o.site AS "organiserSite"
      FROM event ev JOIN city c ON c.id = ev.city_id
      LEFT JOIN organiser o ON o.id = ev.organiser_id
      WHERE ev.permalink = ${permalink}`,
    sql`
      SELECT id, date, end_date AS "endDate", date_confirmed AS confirmed, sport, status, previous_date AS "previousDate", zone,
        registration_starts_on AS opens, registration_ends_on AS closes, registration_url AS "registrationUrl",
        registration_provider AS provider, max_participants AS capacity
      FROM edition WHERE event_id = ${eventId} ORDER BY date DESC LIMIT 60`,
    sql`
      SELECT r.id, r.sport, r.name, r.names, r.acronym, r.date, r.start_time AS "startTime", r.venue,
        r.min_number_of_team_members AS "teamMin", r.max_number_of_team_members AS "teamMax",
        r.minimum_age AS "ageMin", r.max_age AS "ageMax", r.max_participants AS capacity,
        r.metres, r.seconds, r.gain_metres AS gain,
        (SELECT json_group_array(json_object('sport', a.sport, 'distance', a.distance, 'unit', a.distance_unit_id,
          'metres', a.metres, 'seconds', a.seconds, 'gain', a.gain_metres,
          'drop', json_array(a.elevation_drop, a.elevation_drop_unit_id),
          'highest', json_array(a.max_elevation, a.max_elevation_unit_id),
          'lowest', json_array(a.min_elevation, a.min_elevation_unit_id)))
          FROM (SELECT * FROM activity WHERE race_id = r.id ORDER BY ordinal) a) AS legs,
        r.sold_out AS "soldOut", ${priceStepsJson} AS prices
      FROM race r WHERE r.edition_id = ${chosen} ORDER BY r.ordinal`,
    editionCards(similarEditions(eventId, chosen, today), locale),
  ])
  const [event] = readEvents(events, locale)
  if (event === undefined) throw new DomainError('event-not-found')
  const all = v.parse(v.array(editionRow), editions)
  const edition = date === null ? nextOrLast(all, today) : all.find((entry) => entry.date === date)
  if (edition === undefined) throw new DomainError('edition-not-found')
  return {
    event,
    editions: all,
    edition,
    races: readRaces(races, event.originalLanguage, locale),
    similar: readCards(similar, locale),
  }
}

/** The edition of the undated page. Editions are newest first: the next is the last of those that have not ended. */
export function nextOrLast(editions: EditionRow[], today: string): EditionRow | undefined {
  return editions.findLast((edition) => edition.endDate >= today) ?? editions[0]
}

/**
 * Up to six upcoming editions of other events like this one: near first (its square of the globe and the eight around
 * it), then the same sport around the same date. Distance, days apart and another sport each count against one.
 */
function similarEditions(
  eventId: ReturnType<typeof sql>,
  chosen: ReturnType<typeof sql>,
  today: string,
) {
  return sql`
    WITH me AS (SELECT ev.id, ev.lat, ev.lon, ev.cell, e.sport, max(e.date, ${today}) AS date
      FROM event ev JOIN edition e ON e.id = ${chosen} WHERE ev.id = ${eventId}),
    around AS (SELECT cell / 360 + dy.value AS band, (cell % 360 + dx.value + 360) % 360 AS column
      FROM me, json_each('[-1,0,1]') dy, json_each('[-1,0,1]') dx),
    near AS (SELECT ev.id FROM around JOIN event ev ON ev.cell = around.band * 360 + around.column LIMIT 200),
    candidate AS (
      SELECT e.id FROM near JOIN edition e ON e.event_id = near.id WHERE e.date >= ${today}
      UNION
      SELECT * FROM (SELECT e.id FROM me JOIN edition e ON e.sport = me.sport AND e.date >= me.date ORDER BY e.date LIMIT 24)),
    scored AS (SELECT e.id, e.event_id,
      min(40, 111 * sqrt((ev.lat - me.lat) * (ev.lat - me.lat) + pow(min(abs(ev.lon - me.lon), 360 - abs(ev.lon - me.lon)) * cos(radians(me.lat)), 2)) / 50)
      + min(12, abs(julianday(e.date) - julianday(me.date)) / 14)
      + (e.sport <> me.sport) * 6 - ev.weight / 50.0 AS score
      FROM candidate JOIN edition e ON e.id = candidate.id JOIN event ev ON ev.id = e.event_id, me
      WHERE e.event_id <> me.id AND e.date >= ${today}
        AND ${sql.raw(takesPlaceSql)})
    SELECT id, min(score) FROM scored GROUP BY event_id ORDER BY 2 LIMIT ${similarEventsLimit}`
}
