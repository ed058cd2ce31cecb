import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { RuleOfSale } from '../../../../src/model/orders/refund-rules.ts'
import type { SaleState } from '../../../../src/model/orders/sale-states.ts'
import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { cityName } from '../names/city-name.ts'
import { editionTown, freeTown } from '../names/town-name.ts'
import { regionName } from '../names/region-name.ts'
import { editionCards, readCards, type CardFacts } from '../cards/edition-cards.ts'
import { editionPoint, editionVenue } from '../editions/edition-place.ts'
import { editionOfDay } from '../editions/former-dates.ts'
import { unlistedEventsSql } from '../editions/takes-place.ts'
import { dayThere, nextOrLastFirst } from '../editions/next-or-last.ts'
import { priceStepsJson } from '../races/price-steps.ts'
import { eventNameColumns } from '../names/event-name.ts'
import {
  editionRow,
  pageText,
  readEvents,
  readRaces,
  type EditionRow,
  type EventRow,
  type PageText,
  type RaceRow,
} from './event-page-rows.ts'
import { similarEditions } from './similar-editions.ts'

/** The sale of an edition on this site, with its state at the time of the request. */
export interface EventSale {
  state: SaleState
  /** ISO instants. */
  opensAt: string
  closesAt: string
  /** Places that are left. */
  room: number
  /** Rule by which places that are given up are paid back; null for a sale of free places. */
  refunds: RuleOfSale | null
}

export interface EventFacts {
  event: EventRow
  /** Newest first. */
  editions: EditionRow[]
  edition: EditionRow
  races: RaceRow[]
  similar: CardFacts[]
  /** Texts of the organiser in all languages. */
  texts: PageText[]
  /** Null or absent if the edition is not sold here; other rooms add it. */
  sale?: EventSale | null
  /** Rows of the further statements. */
  further: unknown[][]
}

/**
 * The event of a permalink with one edition: that of the day `date` (former-dates.ts); without a date the next one, else
 * the last. One round trip.
 * @param query with `at`, the ISO instant of the request
 * @param further statements that other rooms add to it, from an expression for the event's id
 * @param tables WITH clause whose tables stand in for those of the catalogue; empty for the facts that are published
 * @throws DomainError 'event-not-found', or 'edition-not-found' if the event has no edition on that day
 */
export async function findEvent(
  db: Database,
  query: { permalink: string; date: string | null; locale: Locale; at: string },
  further: (event: SQL) => readonly SQL[] = () => [],
  tables: SQL = sql``,
): Promise<EventFacts> {
  const { permalink, date, locale, at } = query
  const eventId = sql`(SELECT id FROM event WHERE permalink = ${permalink})`
  const chosen =
    date === null
      ? sql`(SELECT id FROM edition WHERE event_id = ${eventId} ORDER BY ${nextOrLastFirst(at)} LIMIT 1)`
      : editionOfDay(eventId, date)
  const self = sql`${tables} SELECT ev.id, ev.lat, ev.lon, ev.cell, e.sport, e.date
    FROM event ev JOIN edition e ON e.id = ${chosen} WHERE ev.id = ${eventId}`
  const [events, editions, races, similar, texts, ...rest] = await readBatch(db, [
    sql`${tables}
      SELECT ev.id, ev.permalink, ${eventNameColumns},
        ${editionPoint}, ${editionVenue}, ev.url, ev.sources,
        coalesce(${dayThere(at)}, date(${at})) AS today, ev.updated_at AS "updatedAt", ev.since, ev.usual_date AS "usualDate",
        ${editionTown(locale)} AS city,
        CASE WHEN ${freeTown} IS NULL THEN NULL ELSE ${cityName(locale)} END AS near, c.slug AS "citySlug", c.country, ${regionName(locale)} AS region,
        o.name AS organiser, o.names AS "organiserNames", o.permalink AS "organiserPermalink", o.site AS "organiserSite",
        ev.id IN ${sql.raw(unlistedEventsSql)} AS "isUnlisted"
      FROM event ev LEFT JOIN edition e ON e.id = ${chosen} JOIN city c ON c.id = coalesce(e.city_id, ev.city_id)
      LEFT JOIN organiser o ON o.id = ev.organiser_id
      WHERE ev.permalink = ${permalink}`,
    sql`${tables}
      SELECT e.id, date, end_date AS "endDate", date_confirmed AS confirmed, sport, status, status_reason AS reason,
        entries_note AS entries, previous_date AS "previousDate", e.zone,
        registration_starts_on AS opens, registration_ends_on AS closes, registration_url AS "signUpUrl",
        registration_provider AS provider, registration_source AS "signUpSource",
        registration_checked_on AS "signUpCheckedOn", max_participants AS capacity,
        e.city_id AS "cityId", ${editionTown(locale)} AS city, e.id = ${chosen} AS "isChosen"
      FROM edition e JOIN event ev ON ev.id = e.event_id JOIN city c ON c.id = e.city_id
      WHERE event_id = ${eventId} ORDER BY date DESC LIMIT 60`,
    sql`${tables}
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
        r.sold_out AS "soldOut", r.profile, ${priceStepsJson} AS prices,
        (SELECT json_group_array(json_object('url', p.source_url, 'checked', p.checked_on))
          FROM ticket_price p WHERE p.race_id = r.id AND p.source_url IS NOT NULL) AS "priceSources"
      FROM race r WHERE r.edition_id = ${chosen} ORDER BY r.ordinal`,
    editionCards(similarEditions(self, at.slice(0, 10)), locale),
    sql`${tables} SELECT kind, locale, text FROM event_page_text WHERE event_id = ${eventId} ORDER BY kind, locale`,
    ...further(eventId),
  ])
  const [event] = readEvents(events, locale)
  if (event === undefined) throw new DomainError('event-not-found')
  const all = v.parse(v.array(editionRow), editions)
  const edition = all.find(({ isChosen }) => isChosen === 1)
  if (edition === undefined) throw new DomainError('edition-not-found')
  return {
    event,
    editions: all,
    edition,
    races: readRaces(races, event.originalLanguage, locale),
    similar: readCards(similar, locale),
    texts: v.parse(v.array(pageText), texts),
    further: rest,
  }
}
