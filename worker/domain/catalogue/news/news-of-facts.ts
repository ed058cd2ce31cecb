import { sql } from 'drizzle-orm'
import { takesPlace } from '../../../../src/model/event/edition-status.ts'
import type { EditionFacts, EventFacts } from '../../../../src/model/schemas/event/event-facts.ts'
import type { Database } from '../../../db/client.ts'
import { prepare } from '../../../db/prepare.ts'
import { daysOfSpan, daySpan } from './day-span.ts'
import { dateNews, type DateNews, type EditionDates } from './date-news.ts'

function datesOf({ date, endDate, dateConfirmed, status }: EditionFacts): EditionDates | null {
  return date === null ? null : { date, endDate: endDate ?? date, confirmed: dateConfirmed, status }
}

/** The news of a new edition: its date is announced. */
function newsOfNew(edition: EditionDates, today: string): DateNews | null {
  const isNews = edition.confirmed && edition.endDate >= today && takesPlace(edition.status)
  return isNews
    ? { kind: 'confirmed', former: null, present: daySpan(edition.date, edition.endDate) }
    : null
}

/** News that a change of an event's facts makes, by key of the edition. @param today ISO date */
export function newsBetween(
  before: EventFacts,
  after: EventFacts,
  today: string,
): Map<string, DateNews> {
  const former = new Map(before.editions.map((edition) => [edition.key, datesOf(edition)]))
  const news = new Map<string, DateNews>()
  for (const edition of after.editions) {
    const [was, is] = [former.get(edition.key) ?? null, datesOf(edition)]
    if (is === null) continue
    const found = was === null ? newsOfNew(is, today) : dateNews(was, is, today)
    if (found !== null) news.set(edition.key, found)
  }
  return news
}

const firstDayOf = (span: string | null): string | null =>
  span === null ? null : daysOfSpan(span).date

/**
 * Facts in which each edition that was moved states the date before, unless they state one, and the status of a new date,
 * unless they state another. @param today ISO date
 */
export function withMoveStated(before: EventFacts, after: EventFacts, today: string): EventFacts {
  const news = newsBetween(before, after, today)
  const former = new Map(before.editions.map(({ key, previousDate }) => [key, previousDate]))
  const editions = after.editions.map((edition): EditionFacts => {
    const moved = news.get(edition.key)
    if (moved?.kind !== 'moved' || moved.present === null) return edition
    const isStated = edition.previousDate !== (former.get(edition.key) ?? null)
    const previousDate = isStated ? edition.previousDate : firstDayOf(moved.former)
    return { ...edition, previousDate, status: edition.status ?? 'rescheduled' }
  })
  return { ...after, editions }
}

/** Condition on the edition of a key. The row of a new one, which has no id yet, is found by its date. */
const editionOf = (key: string, date: string | null) =>
  /^\d+$/u.test(key) ? sql`id = ${Number(key)}` : sql`date = ${date}`

/** Statements that record the news of a change, after those that write the rows; emails to members who saved the event are made of it. */
export function newsOfFacts(
  db: Database,
  change: { eventId: number; before: EventFacts; after: EventFacts; at: string },
): D1PreparedStatement[] {
  const { eventId, before, after, at } = change
  return [...newsBetween(before, after, at.slice(0, 10))].map(([key, { kind, former, present }]) =>
    prepare(
      db,
      sql`INSERT INTO event_news (event_id, edition_id, kind, former, present, at)
        SELECT ${eventId}, id, ${kind}, ${former}, ${present}, ${at} FROM edition
        WHERE event_id = ${eventId} AND ${editionOf(key, firstDayOf(present))}`,
    ),
  )
}
