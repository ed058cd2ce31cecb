import { and, eq, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Locale } from '../../../../src/model/locales.ts'
import { reviewParts, type ReviewState } from '../../../../src/model/community/reviews.ts'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { renderedPages } from '../../catalogue/events/pages-of-events.ts'
import { eventNameColumns, eventNames, withName } from '../../catalogue/names/event-name.ts'
import type { Decision, ModeratedKind, ModeratedSubject } from '../../moderation/moderated-kind.ts'
import { updateRatings } from './event-rating.ts'
import { readReviews, reviewColumns, reviewTables, type ReviewRow } from './find-reviews.ts'
import { pagesOfReviews } from './pages-of-reviews.ts'
import { review } from './review.table.ts'

/** Statements that change the state of a review and with it the rating of its event, if the decision stands. */
export function setReviewState(
  db: Database,
  id: number | SQL,
  { at, stands }: Pick<Decision, 'at' | 'stands'>,
  state: ReviewState,
) {
  const decided = and(eq(review.id, id), stands)
  const events = sql`SELECT ${review.eventId} AS value FROM ${review} WHERE ${decided}`
  return [
    db.update(review).set({ state }).where(decided),
    ...updateRatings(db, events, new Date(at)),
  ]
}

const subjectRow = v.object({ permalink: v.string(), ...eventNames })

function fieldsOf(row: ReviewRow): ModeratedSubject['fields'] {
  const stars = reviewParts.flatMap((part) => {
    const given = row[part]
    return given === null ? [] : [{ name: `stars-${part}`, value: String(given) } as const]
  })
  return [...(row.race === null ? [] : [{ name: 'race', value: row.race.text } as const]), ...stars]
}

async function findSubjects(db: Database, ids: readonly number[], locale: Locale) {
  const [rows] = await readBatch(db, [
    sql`SELECT ${reviewColumns}, ev.permalink, ${eventNameColumns} FROM ${reviewTables}
      WHERE r.id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`,
  ])
  const events = v.parse(v.array(subjectRow), rows).map((row) => withName(row, locale))
  return new Map(
    readReviews(rows, locale).flatMap((row, index): [number, ModeratedSubject][] => {
      const found = events[index]
      if (found === undefined) return []
      const { permalink, name } = found
      const year = Number(row.date.slice(0, 4))
      const subject = {
        title: name,
        text: row.text === '' ? null : row.text,
        language: row.locale,
        stars: row.rating,
        event: { permalink, name, year },
        fields: fieldsOf(row),
      }
      return [[row.id, subject]]
    }),
  )
}

/** Reviews in the moderators' inbox. */
export const moderatedReview: ModeratedKind = {
  kind: 'review',
  reasons: ['names-person', 'insult', 'advert', 'off-topic', 'not-there', 'copied'],
  takesAnswer: false,
  findSubjects,
  approve: (db, decision) => setReviewState(db, decision.subjectId, decision, 'approved'),
  reject: (db, decision) => setReviewState(db, decision.subjectId, decision, 'rejected'),
  undo: (db, decision) => setReviewState(db, decision.subjectId, decision, 'waiting'),
  shownOn: async (db, id) => renderedPages(await pagesOfReviews(db, eq(review.id, id))),
}
