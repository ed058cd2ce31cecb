import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import type { ReviewSort } from '../../../../src/model/community/reviews.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { namesColumn, nameAtEvent } from '../../catalogue/names/event-name.ts'

const orders = {
  mostRecent: sql`r.written_at DESC, r.id DESC`,
  highest: sql`r.rating DESC, r.written_at DESC, r.id DESC`,
  lowest: sql`r.rating, r.written_at DESC, r.id DESC`,
} satisfies Record<ReviewSort, SQL>

/** Part of a list of reviews. */
export interface ReviewsPage {
  sort: ReviewSort
  limit: number
  offset: number
}

const starsColumn = v.nullable(v.number())

const reviewRow = v.object({
  id: v.number(),
  rating: v.number(),
  course: starsColumn,
  organisation: starsColumn,
  atmosphere: starsColumn,
  value: starsColumn,
  text: v.string(),
  /** Language of the text. */
  locale: v.string(),
  /** First name and initial of a member with a public profile, else null. */
  author: v.nullable(v.string()),
  /** ISO date of the edition. */
  date: v.string(),
  language: v.string(),
  race: v.nullable(v.string()),
  raceNames: v.nullable(namesColumn),
  /** Sport code of the race, or of the edition. */
  sport: v.number(),
  metres: v.nullable(v.number()),
  /** Published answer of the event's organisation, its language, and the name of the organisation. */
  reply: v.nullable(v.string()),
  replyLocale: v.nullable(v.string()),
  repliedBy: v.nullable(v.string()),
})

const countRow = v.object({ stars: v.number(), n: v.number() })

/** Columns and tables of reviews `r`, whatever their state. */
export const reviewColumns =
  sql.raw(`r.id, r.rating, r.course, r.organisation, r.atmosphere, r.value, r.text, r.locale,
    CASE WHEN author.is_public = 1 AND author.delete_at IS NULL THEN author.first_name || ' ' || substr(author.last_name, 1, 1) || '.' END AS author,
    e.date, ev.name_language AS language, ra.name AS race, ra.names AS "raceNames", coalesce(ra.sport, e.sport) AS sport,
    ra.metres, an.text AS reply, an.locale AS "replyLocale", ao.name AS "repliedBy"`)

export const reviewTables =
  sql.raw(`review r JOIN event ev ON ev.id = r.event_id JOIN edition e ON e.id = r.edition_id
    LEFT JOIN race ra ON ra.id = r.race_id JOIN member author ON author.id = r.member_id
    LEFT JOIN review_answer an ON an.review_id = r.id AND an.state = 'approved' LEFT JOIN organiser ao ON ao.id = an.organiser_id`)

/**
 * Statements for the approved reviews of an event: one page of them, and the number of each rating.
 * @param event expression for the event's id
 */
export const approvedReviews = (event: SQL, { sort, limit, offset }: ReviewsPage): SQL[] => [
  sql`SELECT ${reviewColumns} FROM ${reviewTables}
    WHERE r.event_id = ${event} AND r.state = 'approved' ORDER BY ${orders[sort]} LIMIT ${limit} OFFSET ${offset}`,
  sql`SELECT rating AS stars, count(*) AS n FROM review
    WHERE event_id = ${event} AND state = 'approved' GROUP BY rating`,
]

export type ReviewRow = ReturnType<typeof readReviews>[number]

/** Rows with the name of the race in the locale, or its fallback. */
export const readReviews = (rows: unknown, locale: Locale) =>
  v.parse(v.array(reviewRow), rows).map(({ race, raceNames, ...row }) => ({
    ...row,
    race: race === null ? null : nameAtEvent(race, raceNames ?? {}, row.language, locale),
  }))

export interface ReviewFacts {
  reviews: ReviewRow[]
  /** Number of approved reviews by stars. */
  counts: ReadonlyMap<number, number>
}

/** Reads the results of `approvedReviews`. */
export function readReviewFacts(rows: unknown, counts: unknown, locale: Locale): ReviewFacts {
  return {
    reviews: readReviews(rows, locale),
    counts: new Map(v.parse(v.array(countRow), counts).map(({ stars, n }) => [stars, n])),
  }
}

/** The approved reviews of an event; none for an unknown one. One round trip. */
export async function findReviews(
  db: Database,
  eventId: number,
  page: ReviewsPage,
  locale: Locale,
): Promise<ReviewFacts> {
  const [rows, counts] = await readBatch(db, approvedReviews(sql`${eventId}`, page))
  return readReviewFacts(rows, counts, locale)
}
