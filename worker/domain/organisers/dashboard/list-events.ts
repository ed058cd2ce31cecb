import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { rejectionReasons } from '../../../../src/model/community/moderation.ts'
import { countedDays } from '../../../../src/model/members/organiser-events.ts'
import { organiserRoles } from '../../../../src/model/members/people.ts'
import { addDays } from '../../../../src/model/values/dates.ts'
import { usualDate } from '../../../../src/model/schemas/event/usual-date.ts'
import type { Locale } from '../../../../src/model/locales.ts'
import type { Database } from '../../../db/client.ts'
import { parsedJson } from '../../../db/parsed-json.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { takesPlaceSql } from '../../catalogue/editions/takes-place.ts'
import { dayThere } from '../../catalogue/editions/next-or-last.ts'
import { nextEdition } from '../../catalogue/editions/next-edition.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import { eventTown } from '../../catalogue/names/town-name.ts'

/** Events and drafts of one member that the dashboard lists; an import makes at most as many drafts. */
const listLimit = 10_000

const eventRow = v.object({
  ...eventNames,
  eventId: v.number(),
  permalink: v.string(),
  organiser: v.string(),
  editionId: v.nullable(v.number()),
  date: v.nullable(v.string()),
  endDate: v.nullable(v.string()),
  confirmed: v.nullable(v.number()),
  status: v.nullable(v.string()),
  sport: v.nullable(v.number()),
  city: v.string(),
  races: v.number(),
  /** Races of the shown edition without a price. */
  unpriced: v.number(),
  closesOn: v.nullable(v.string()),
  /** First and last day of the last edition. */
  lastDate: v.nullable(v.string()),
  lastDay: v.nullable(v.string()),
  /** First days of past editions that were held, the oldest first. */
  pastDates: v.pipe(v.string(), v.parseJson(), v.array(v.string())),
  usualDate: v.nullable(v.pipe(v.string(), v.parseJson(), usualDate)),
  draftState: v.nullable(v.string()),
  pictured: v.number(),
  saves: v.number(),
  views: v.number(),
  clicks: v.number(),
  rating: v.nullable(v.number()),
  reviews: v.number(),
})

const returnedDraft = v.object({
  /** Null if it was approved, but could not be published. */
  reason: v.nullable(v.picklist(rejectionReasons)),
  note: v.nullable(v.string()),
})

const draftRow = v.object({
  id: v.string(),
  organiser: v.string(),
  name: v.nullable(v.string()),
  language: v.nullable(v.string()),
  date: v.nullable(v.string()),
  /** Certainty of the date; null for a draft without an edition. */
  confirmed: v.nullable(v.number()),
  state: v.string(),
  /** The decision by which it went back to its editors; null for one that did not. */
  returned: v.nullable(parsedJson(returnedDraft)),
})

const organisationRow = v.object({
  permalink: v.string(),
  name: v.string(),
  /** Role of the member. */
  role: v.picklist(organiserRoles),
})

const firstDay = v.tuple([v.object({ day: v.nullable(v.string()) })])

type ListedOrganisation = v.InferOutput<typeof organisationRow>
export type ListedEvent = ReturnType<typeof readEvent>
export type ListedDraft = v.InferOutput<typeof draftRow>

/** Everything that the dashboard of a member lists, unfiltered. */
export interface EventList {
  organisations: ListedOrganisation[]
  events: ListedEvent[]
  /** Drafts of events that were never published. */
  drafts: ListedDraft[]
  /** First day on which visits were counted; null before the first. */
  countedFrom: string | null
}

const readEvent = (row: v.InferOutput<typeof eventRow>, locale: Locale) => withName(row, locale)

/** Subquery: ids of the organisations that the member represents. */
export const organisersOf = (memberId: number): SQL =>
  sql`(SELECT organiser_id FROM organiser_member WHERE member_id = ${memberId})`

/**
 * The events and new drafts of the organisations that a member represents. One round trip.
 * @param at ISO instant
 */
export async function listOrganiserEvents(
  db: Database,
  memberId: number,
  locale: Locale,
  at: string,
): Promise<EventList> {
  const counted = (
    column: string,
  ) => sql`(SELECT coalesce(sum(${sql.raw(column)}), 0) FROM event_count
    WHERE event_id = ev.id AND day > ${addDays(at.slice(0, 10), -countedDays)})`
  const [organisations, events, drafts, days] = await readBatch(db, [
    sql`SELECT o.permalink, o.name, p.role FROM organiser_member p JOIN organiser o ON o.id = p.organiser_id
      WHERE p.member_id = ${memberId} ORDER BY o.name, o.id`,
    sql`SELECT ${eventNameColumns}, ev.id AS "eventId", ev.permalink, o.permalink AS organiser,
        e.id AS "editionId", e.date, e.end_date AS "endDate", e.date_confirmed AS confirmed, e.status, e.sport,
        ${eventTown(locale)} AS city,
        (SELECT count(*) FROM race r WHERE r.edition_id = e.id) AS races,
        (SELECT count(*) FROM race r WHERE r.edition_id = e.id
          AND NOT EXISTS (SELECT 1 FROM ticket_price p WHERE p.race_id = r.id)) AS unpriced,
        e.registration_ends_on AS "closesOn",
        (SELECT max(date) FROM edition WHERE event_id = ev.id) AS "lastDate",
        (SELECT end_date FROM edition WHERE event_id = ev.id ORDER BY date DESC LIMIT 1) AS "lastDay",
        (SELECT json_group_array(date) FROM (SELECT e.date FROM edition e WHERE e.event_id = ev.id
          AND e.end_date < ${dayThere(at)} AND ${sql.raw(takesPlaceSql)} ORDER BY e.date)) AS "pastDates",
        ev.usual_date AS "usualDate",
        d.state AS "draftState",
        EXISTS (SELECT 1 FROM event_picture p WHERE p.event_id = ev.id AND p.removed_at IS NULL) AS pictured,
        (SELECT count(*) FROM saved_event s WHERE s.event_id = ev.id) AS saves,
        ${counted('views')} AS views, ${counted('clicks')} AS clicks, ev.rating, ev.review_count AS reviews
      FROM event ev JOIN organiser o ON o.id = ev.organiser_id JOIN city c ON c.id = ev.city_id
      LEFT JOIN edition e ON e.id = ${nextEdition(at)}
      LEFT JOIN event_draft d ON d.event_id = ev.id AND d.facts <> d.base
      WHERE ev.organiser_id IN ${organisersOf(memberId)} LIMIT ${listLimit}`,
    sql`SELECT d.id, o.permalink AS organiser, d.facts ->> '$.name' AS name, d.facts ->> '$.nameLanguage' AS language,
        d.facts ->> '$.editions[#-1].date' AS date,
        d.facts ->> '$.editions[#-1].dateConfirmed' AS confirmed, d.state,
        CASE WHEN d.state <> 'waiting' AND i.state <> 'waiting'
          THEN json_object('reason', i.reason, 'note', i.answer) END AS returned
      FROM event_draft d JOIN organiser o ON o.id = d.organiser_id
      LEFT JOIN moderation_item i ON i.kind = 'event' AND i.subject_id = d.inbox_number
      WHERE d.event_id IS NULL AND d.organiser_id IN ${organisersOf(memberId)}
      ORDER BY d.updated_at DESC LIMIT ${listLimit}`,
    sql`SELECT min(day) AS day FROM event_count`,
  ])
  return {
    organisations: v.parse(v.array(organisationRow), organisations),
    events: v.parse(v.array(eventRow), events).map((row) => readEvent(row, locale)),
    drafts: v.parse(v.array(draftRow), drafts),
    countedFrom: v.parse(firstDay, days)[0].day,
  }
}
