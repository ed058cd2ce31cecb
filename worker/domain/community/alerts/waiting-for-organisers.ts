import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { newsHour } from '../../../../src/model/event/event-news.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import { reachableSql } from '../../accounts/members/reachable.ts'

/** Corrections and reviews of events that wait for the people of their verified organisations, in the day's email. */

/** Days before a run for which a review may have waited for a moderator. */
const reviewDays = 60

const beginsAt = `T${newsHour}:00:00Z`

/** Items `i` of the inbox about events `ev` that came between two instants: a correction to decide, a review to answer. */
const items = (from: string, to: string, earliest: string) => `moderation_item i
  LEFT JOIN feedback f ON i.kind = 'correction' AND f.id = i.subject_id
  LEFT JOIN review r ON i.kind = 'review' AND r.id = i.subject_id
  JOIN event ev ON ev.id = coalesce(f.event_id, r.event_id)
  JOIN organiser o ON o.id = ev.organiser_id AND o.verified_on IS NOT NULL
  JOIN organiser_member p ON p.organiser_id = o.id
  WHERE ((i.kind = 'correction' AND i.state = 'waiting' AND i.submitted_at >= ${from} AND i.submitted_at < ${to})
    OR (i.kind = 'review' AND i.state = 'approved' AND i.submitted_at >= ${earliest}
      AND i.decided_at >= ${from} AND i.decided_at < ${to}
      AND NOT EXISTS (SELECT 1 FROM review_answer a WHERE a.review_id = r.id)))`

const previousDay = (day: string): string =>
  `(SELECT coalesce(max(day), date(${day}, '-1 day')) FROM mailing WHERE name = 'alerts' AND day < ${day})`

/** The same since the previous run, up to the hour at which that of a day begins. @param day SQL of the ISO date */
const itemsOfRun = (day: string): string =>
  items(
    `${previousDay(day)} || '${beginsAt}'`,
    `${day} || '${beginsAt}'`,
    `date(${day}, '-${reviewDays} days')`,
  )

/** Statement that is not empty if a day's run has something for the people of an organisation. @param day SQL of the date */
export const anyWaitingSql = (day: string): string => `SELECT 1 FROM ${itemsOfRun(day)}`

/** Rows for the statement of readers of a step: ids of events with something new. @param columns of `who` */
export const waitingSql = (columns: string, step: string, day: string): string =>
  `SELECT ${columns}, ev.id AS news, 'inbox' AS kind FROM ${itemsOfRun(day)}
    AND p.member_id IN (SELECT who.id FROM ${step} WHERE ${reachableSql})`

const waitingRow = v.object({
  permalink: v.string(),
  ...eventNames,
  organisation: v.string(),
  corrections: v.number(),
  reviews: v.number(),
})

/** An event of an organisation of the reader, with the number of items that wait. */
export interface WaitingEvent {
  permalink: string
  /** Name of the event, and its locale or BCP 47 tag. */
  name: string
  nameLanguage: string
  organisation: string
  corrections: number
  reviews: number
}

/** Query of what waits now for the events of an email. */
export const waitingOf = (memberId: number, events: readonly number[]): SQL =>
  sql`SELECT ev.permalink, ${eventNameColumns}, o.name AS organisation,
      (SELECT count(*) FROM feedback f JOIN moderation_item i ON i.kind = 'correction' AND i.subject_id = f.id
        WHERE f.event_id = ev.id AND i.state = 'waiting') AS corrections,
      (SELECT count(*) FROM review r WHERE r.event_id = ev.id AND r.state = 'approved'
        AND NOT EXISTS (SELECT 1 FROM review_answer a WHERE a.review_id = r.id)) AS reviews
    FROM json_each(${JSON.stringify(events)}) wanted JOIN event ev ON ev.id = wanted.value
    JOIN organiser o ON o.id = ev.organiser_id AND o.verified_on IS NOT NULL
    JOIN organiser_member p ON p.organiser_id = o.id AND p.member_id = ${memberId} ORDER BY ev.id`

/** Reads the rows of `waitingOf`, without events of which nothing waits any more. */
export const readWaiting = (rows: unknown, locale: Locale): WaitingEvent[] =>
  v
    .parse(v.array(waitingRow), rows)
    .filter(({ corrections, reviews }) => corrections + reviews > 0)
    .map((row) => {
      const { permalink, name, nameLanguage, organisation, corrections, reviews } = withName(
        row,
        locale,
      )
      return { permalink, name, nameLanguage, organisation, corrections, reviews }
    })
